#!/usr/bin/env node
/** The shopkeeper's command line: `npm run shop -- <command>`, or `baqala <command>` where the shop is deployed. */
import { explainError } from './explain-error.ts'
import { says } from './operator.messages.en.ts'
import { REFUSED, runCommand } from './run-command.ts'

const INTERRUPTED = 130

// The reading end of a pipe may close early: baqala stock list | head
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  process.stderr.write(explainError(error) + '\n')
  process.exit(REFUSED)
})

// The database rolls back what a process that ends had not committed.
process.on('SIGINT', () => {
  process.stderr.write(`\n${says.interrupted}\n`)
  process.exit(INTERRUPTED)
})

await runCommand(process.argv)
