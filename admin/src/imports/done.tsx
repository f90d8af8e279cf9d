import { CircleCheck } from '@baqala/kit/ui/icons.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { addresses } from '../app/addresses.ts'
import { summaryOf } from './summary.ts'
import { type Report, useImports } from './use-imports.ts'
import { messages } from '#messages/imports'

/** The outcome of an import, and the way back until it was gone. */
export function Done({ file, report: { _id, counts } }: { readonly file: string; readonly report: Report }) {
  const { data: imports } = useImports()
  if (imports?.some((each) => each._id === _id && each.undone !== null)) return null
  return (
    <div role="status" className="panel mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 p-5">
      <CircleCheck aria-hidden size={28} className="shrink-0 text-leaf-ink" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-lg font-bold break-words">
          {messages.doneTitle}: <bdi>{file}</bdi>
        </p>
        <p className="text-ink-soft">{summaryOf(counts)}</p>
      </div>
      {_id !== null && (
        <Link to={`${addresses.import}/${_id}`} className="button button-quiet">
          {messages.undo}
        </Link>
      )}
    </div>
  )
}
