import { createHash } from 'node:crypto'
import pg from 'pg'

const statementNames = new Map<string, string>()
const MOST_PREPARED = 500

/** Names every statement after its text, so that PostgreSQL parses and plans it once per connection. */
export class PreparingClient extends pg.Client {
  // The driver's own overloads are many, and `never` fits them all; whatever this does not recognise passes through.
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
    const query = super.query.bind(this) as (...args: unknown[]) => never
    return name === undefined ? query(...args) : query({ name, text, values }, ...rest)
  }
}

function nameOf(text: string): string | undefined {
  // Statements made up from a query string are endless; they would leave no room for those that come again.
  if (text.startsWith('/* these values */')) return undefined
  const known = statementNames.get(text)
  if (known !== undefined || statementNames.size >= MOST_PREPARED) return known
  const name = createHash('sha1').update(text).digest('base64url')
  statementNames.set(text, name)
  return name
}
