import { useState, type DragEvent } from 'react'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { CircleCheck } from '@baqala/kit/ui/icons.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { paths, useOpenDialog } from '../ui/paths.ts'
import { KeptImports, UndoImport } from './kept-imports.tsx'
import { Preview } from './preview.tsx'
import { fileAddress, type ChosenFile, type Report, useImports, summaryOf, exceededMegabytes } from './use-imports.ts'
import { FileInput } from '../ui/file-input.tsx'
import { FileUp } from '../ui/icons.tsx'
import { messages } from '#messages/imports'

/** Products from a file: choose it, see what it would do, do it, undo it. The dialog of undoing is an address below this one. */
export function ImportScreen() {
  const { id, close } = useOpenDialog(paths.import)
  const [chosen, setChosen] = useState<ChosenFile>()
  const [done, setDone] = useState<{ readonly file: string; readonly report: Report }>()

  function choose(file: File) {
    setDone(undefined)
    setChosen((last) => ({ number: (last?.number ?? 0) + 1, file }))
  }

  function finish(report: Report) {
    if (chosen) setDone({ file: chosen.file.name, report })
    setChosen(undefined)
  }

  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <p className="mt-2 max-w-prose text-pretty text-ink-soft">{messages.intro}</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={fileAddress('getImportTemplate')} download className="text-link tall-link">
          {messages.template}
        </a>
        <a href={fileAddress('exportProducts')} download className="text-link tall-link">
          {messages.exportAll}
        </a>
      </p>
      {done && <Done {...done} />}
      <ChooseFile chosen={chosen?.file} onChoose={choose} />
      {chosen && <Preview key={chosen.number} chosen={chosen} onDone={finish} />}
      {!chosen && <KeptImports />}
      {id !== undefined && <UndoImport id={id} onClose={close} />}
    </>
  )
}

/** The outcome of an import, and the way back until it was gone. */
function Done({ file, report: { _id, counts } }: { readonly file: string; readonly report: Report }) {
  const { data: imports } = useImports()
  if (imports?.some((each) => each._id === _id && each.undone !== null)) return null
  return (
    <div role="status" className="panel mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 p-5">
      <CircleCheck aria-hidden size={28} className="shrink-0 text-leaf-ink" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-lg font-bold">
          {messages.doneTitle}: <bdi>{file}</bdi>
        </p>
        <p className="text-ink-soft">{summaryOf(counts)}</p>
      </div>
      {_id !== null && <ButtonLink to={`${paths.import}/${_id}`} text={messages.undo} />}
    </div>
  )
}

interface ChooseFileProps {
  readonly chosen: File | undefined
  readonly onChoose: (file: File) => void
}

/** A place to drop a file on. The keyboard, and a thumb, press the button in it. */
function ChooseFile({ chosen, onChoose }: ChooseFileProps) {
  const [isOver, setIsOver] = useState(false)
  const [error, setError] = useState<string>()

  function take(file: File | undefined) {
    if (!file) return
    const most = exceededMegabytes(file)
    setError(most === undefined ? undefined : messages.tooLarge(most))
    if (most === undefined) onChoose(file)
  }

  function handleDrag(event: DragEvent, over: boolean) {
    event.preventDefault()
    setIsOver(over)
  }

  return (
    <>
      <ErrorAlert message={error} />
      <div
        onDragEnter={(event) => handleDrag(event, true)}
        onDragOver={(event) => handleDrag(event, true)}
        onDragLeave={(event) => handleDrag(event, false)}
        onDrop={(event) => {
          handleDrag(event, false)
          take(event.dataTransfer.files[0])
        }}
        className={`mt-5 flex flex-wrap items-center justify-center gap-x-6 gap-y-4 rounded-card border-2 border-dashed px-5 text-center ${
          isOver ? 'border-leaf bg-leaf-tint' : 'border-field-line bg-paper'
        } ${chosen ? 'py-3' : 'flex-col py-10'}`}
      >
        {chosen ? (
          <p className="min-w-0 font-bold">
            <bdi>{chosen.name}</bdi>
          </p>
        ) : (
          <div className="grid justify-items-center gap-1">
            <FileUp aria-hidden size={40} className="text-leaf-ink" />
            <p className="text-xl font-bold">{messages.dropHere}</p>
            <p className="text-ink-soft">{messages.orChoose}</p>
          </div>
        )}
        <label
          className={`button cursor-pointer outline-offset-2 outline-leaf-ink has-focus-visible:outline-3 ${chosen ? 'button-quiet' : 'button-leaf'}`}
        >
          {chosen ? messages.anotherFile : messages.chooseFile}
          <FileInput accept=".csv,.tsv,.txt,.json,.xlsx,.xlsm" onFiles={([file]) => take(file)} />
        </label>
      </div>
    </>
  )
}
