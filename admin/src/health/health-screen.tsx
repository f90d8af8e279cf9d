import { useQuery } from '@tanstack/react-query'
import { dateFormat } from '@baqala/kit/language/date-format.ts'
import { CircleAlert, CircleCheck } from '@baqala/kit/ui/icons.tsx'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { PageSpinner } from '@baqala/kit/ui/spinner.tsx'
import { callAdmin, type AdminReply } from '../app/call-admin.ts'
import { messages } from '#messages/health'

type Finding = AdminReply<'listChecks'>['findings'][number]

const LEVELS = ['wrong', 'minor', 'well'] as const
const clock = dateFormat({ timeStyle: 'medium', timeZone: 'Africa/Cairo' })

/** The findings of doctor, the worst first, each with what to do. */
export function HealthScreen() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['checks'],
    queryFn: () => callAdmin('listChecks', {}),
    // Looking costs the database something, so it is done on demand.
    staleTime: Infinity,
    retry: false,
  })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ScreenTitle>{messages.title}</ScreenTitle>
        {data && (
          <div className="flex flex-wrap items-center gap-3">
            <span className="text-ink-soft">{messages.lookedAt(clock(new Date(data.lookedAt)))}</span>
            <button type="button" disabled={isFetching} onClick={() => void refetch()} className="button button-quiet">
              {isFetching ? messages.looking : messages.lookAgain}
            </button>
          </div>
        )}
      </div>
      {error ? (
        <div className="mt-5">
          <LoadFailed text={error.message} onRetry={() => void refetch()} />
        </div>
      ) : data ? (
        <Findings findings={data.findings} />
      ) : (
        <PageSpinner />
      )}
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
          <section key={level} aria-labelledby={level} className="mt-5">
            <h2 id={level} className="text-lg">
              {messages.levels[level]}
            </h2>
            <ul className="panel mt-2 divide-y divide-line">
              {rows.map((finding) => (
                <FindingRow key={finding.about + finding.says} finding={finding} />
              ))}
            </ul>
          </section>
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
        <p>
          <bdi>{says}</bdi>
        </p>
        {todo !== undefined && (
          <p className="mt-1">
            <span className="font-bold">{messages.toDo}</span> <bdi>{todo}</bdi>
          </p>
        )}
      </div>
    </li>
  )
}
