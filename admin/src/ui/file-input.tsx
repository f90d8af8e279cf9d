import type { ChangeEvent, ComponentProps } from 'react'

type FileInputProps = ComponentProps<'input'> & { readonly onFiles: (files: readonly File[]) => void }

/** Chooses files, for a label around it that looks like a button. */
export function FileInput({ onFiles, ...input }: FileInputProps) {
  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // The same file, mended, can be chosen again.
    currentTarget.value = ''
    onFiles(files)
  }
  return <input accept="image/*" {...input} type="file" onChange={take} className="sr-only" />
}
