import { Button } from '@baqala/kit/ui/button.tsx'
import { CircleAlert, CircleCheck } from '@baqala/kit/ui/icons.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { type AdminReply, useCall } from '../api/calls.ts'
import { Loaded, ScreenHead } from '../ui/screen-parts.tsx'
import { inCairo } from '../ui/words.ts'
import { messages } from '#messages/health'

type Finding = AdminReply<'listChecks'>['findings'][number]

const LEVELS = ['wrong', 'minor', 'well'] as const
const clock = inCairo({ timeStyle: 'medium' })

/** The findings of doctor, the worst first, each with what to do. */
export function HealthScreen() {
  // Looking costs the database something, so it is done on demand.
  const checks = useCall('checks', 'listChecks', {}, { staleTime: Infinity, retry: false })
  const { data, error, isFetching, refetch } = checks
  return (
    <>
      <ScreenHead title={messages.title}>
        {data && (
          <div className="flex flex-wrap items-center gap-3">
            <span className="text-ink-soft">{messages.lookedAt(clock(data.lookedAt))}</span>
            <Button
              isBusy={isFetching}
              onClick={() => void refetch()}
              text={isFetching ? messages.looking : messages.lookAgain}
            />
          </div>
        )}
      </ScreenHead>
      <Loaded query={error ? { ...checks, data: undefined } : checks} className="mt-5">
        {({ findings }) => <Findings findings={findings} />}
      </Loaded>
    </>
  )
}

function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const wrong = findings.filter(({ level }) => level === 'wrong').length
  return (
    <>
      <p role="status" className="mt-4 text-xl font-bold">
        {wrong === 0 ? messages.allWell : messages.wantLookingAfter(wrong)}
      </p>
      {LEVELS.map((level) => {
        const rows = findings.filter((finding) => finding.level === level)
        return rows.length === 0 ? null : (
          <Section key={level} title={messages.levels[level]} titleClass="text-lg" className="mt-5">
            <ul className="panel mt-2 divide-y divide-line">
              {rows.map((finding) => (
                <FindingRow key={finding.about + finding.says} finding={finding} />
              ))}
            </ul>
          </Section>
        )
      })}
    </>
  )
}

const LOOKS = { wrong: 'text-tomato-ink', minor: 'text-ink', well: 'text-leaf-ink' }

function FindingRow({ finding: { about, level, says, todo } }: { readonly finding: Finding }) {
  const Icon = level === 'well' ? CircleCheck : CircleAlert
  const names = new Map(Object.entries(messages.abouts))
  return (
    <li className="flex gap-3 p-4">
      <Icon aria-hidden className={`flex-none ${LOOKS[level]}`} />
      <div className="min-w-0">
        <h3 className="font-bold">{names.get(about) ?? about}</h3>
        {/* In the reader's language, whatever its first word is: "PostgreSQL" makes no sentence run from the left. */}
        <p>{says}</p>
        {todo !== undefined && (
          <p className="mt-1">
            <span className="font-bold">{messages.toDo}</span> {todo}
          </p>
        )}
      </div>
    </li>
  )
}
