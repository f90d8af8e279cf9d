import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { addresses } from '../app/addresses.ts'
import { ChooseFile } from './choose-file.tsx'
import { Done } from './done.tsx'
import { KeptImports } from './kept-imports.tsx'
import { Preview } from './preview.tsx'
import { UndoImport } from './undo-import.tsx'
import { fileAddress, type ChosenFile, type Report } from './use-imports.ts'
import { messages } from '#messages/imports'

interface DoneImport {
  readonly file: string
  readonly report: Report
}

/** Products from a file: choose it, see what it would do, do it, undo it. The dialog of undoing is an address below this one. */
export function ImportScreen() {
  const { id } = useParams()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<ChosenFile>()
  const [done, setDone] = useState<DoneImport>()

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
      {id !== undefined && <UndoImport id={id} onClose={() => void navigate(addresses.import)} />}
    </>
  )
}
