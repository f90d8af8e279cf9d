import { type DragEvent, useState } from 'react'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { FileInput } from '../ui/file-input.tsx'
import { FileUp } from '../ui/icons.tsx'
import { exceededMegabytes } from './use-imports.ts'
import { messages } from '#messages/imports'

interface ChooseFileProps {
  readonly chosen: File | undefined
  readonly onChoose: (file: File) => void
}

/** A place to drop a file on. The keyboard, and a thumb, press the button in it. */
export function ChooseFile({ chosen, onChoose }: ChooseFileProps) {
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
          <p className="min-w-0 font-bold break-words">
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
