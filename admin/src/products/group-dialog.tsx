import type { StaffGroup } from '@baqala/contract/admin/groups'
import { type ChangeEvent, useState } from 'react'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { Field, Form, SelectField, useForm } from '../app/form.tsx'
import { nameOf, optionOf } from '../app/in-language.ts'
import { addGroup, putGroupPicture, removeGroup, renameGroup, type GroupKind } from './group-calls.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { messages } from '#messages/products'

interface GroupDialogProps {
  readonly kind: GroupKind
  /** Absent for a new one. */
  readonly group: StaffGroup | undefined
  /** For a new subcategory. */
  readonly categories: readonly StaffGroup[]
  readonly onClose: () => void
}

/** Adds a category, brand or subcategory, or renames one, gives it a picture or removes it. */
export function GroupDialog({ kind, group, categories, onClose }: GroupDialogProps) {
  const form = useForm(async ({ name = '', nameAr = '', category = '' }) => {
    const names = { name, ...(nameAr !== '' && { nameAr }) }
    await (group ? renameGroup(kind, group._id, names) : addGroup(kind, { ...names, category }))
    toast.success(messages.saved)
    onClose()
  })
  const title = group ? messages.changeGroup(nameOf(group)) : messages.newKinds[kind]
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} submit={messages.save}>
        <Field name="name" label={messages.nameEn} lang="en" dir="ltr" defaultValue={group?.name} />
        <Field name="nameAr" label={messages.nameAr} lang="ar" dir="rtl" defaultValue={group?.nameAr} />
        {kind === 'subcategory' && !group && (
          <SelectField name="category" label={messages.category} options={categories.map(optionOf)} />
        )}
      </Form>
      {group && <OtherChanges kind={kind} group={group} onClose={onClose} />}
    </Dialog>
  )
}

function OtherChanges({
  kind,
  group,
  onClose,
}: Pick<GroupDialogProps, 'kind' | 'onClose'> & { readonly group: StaffGroup }) {
  const [failure, setFailure] = useState<string>()
  async function change(work: () => Promise<unknown>, done: string) {
    setFailure(undefined)
    try {
      await work()
      toast.success(done)
      onClose()
    } catch (error) {
      if (error instanceof Error) setFailure(error.message)
    }
  }
  async function send(pictured: 'category' | 'brand', file: File) {
    const shrunk = await shrinkPicture(file)
    if (shrunk === undefined) throw new Error(messages.noPictureFile(file.name))
    await putGroupPicture(pictured, group._id, shrunk)
  }
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file && kind !== 'subcategory') void change(() => send(kind, file), messages.saved)
  }
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4">
      {kind !== 'subcategory' && (
        <label className="button button-quiet focus-within:outline-2">
          {messages.groupPicture}
          <input type="file" accept="image/*" onChange={take} className="sr-only" />
        </label>
      )}
      <button
        type="button"
        className="button button-danger"
        onClick={() => void change(() => removeGroup(kind, group._id), messages.removed)}
      >
        {messages.remove}
      </button>
      <ErrorAlert message={failure} />
    </div>
  )
}
