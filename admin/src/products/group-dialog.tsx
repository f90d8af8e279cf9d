import type { StaffGroup } from '@baqala/contract/admin/groups'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { changeAdmin } from '../api/calls.ts'
import { FileInput } from '../ui/file-input.tsx'
import { Field, Form, SelectField, useForm } from '../ui/form.tsx'
import { nameOf, optionOf } from '../ui/words.ts'
import { useCategories } from '../goods/use-products.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { messages } from '#messages/products'

export const GROUP_KINDS = ['category', 'subcategory', 'brand'] as const
export type GroupKind = (typeof GROUP_KINDS)[number]

const ADDITIONS = { category: 'addCategory', brand: 'addBrand', subcategory: 'addSubcategory' } as const
const CHANGES = { category: 'changeCategory', brand: 'changeBrand', subcategory: 'changeSubcategory' } as const
const REMOVALS = { category: 'removeCategory', brand: 'removeBrand', subcategory: 'removeSubcategory' } as const
const PICTURES = { category: 'putCategoryPicture', brand: 'putBrandPicture' } as const
const SHOWN = ['product groups', 'products']

interface GroupDialogProps {
  readonly kind: GroupKind
  /** Absent for a new one. */
  readonly group: StaffGroup | undefined
  readonly onClose: () => void
}

/** Adds a category, brand or subcategory, or renames one, gives it a picture or removes it. */
export function GroupDialog({ kind, group, onClose }: GroupDialogProps) {
  const { data: categories = [] } = useCategories()
  const form = useForm(async ({ name = '', nameAr = '', category = '' }) => {
    const names = { name, ...(nameAr !== '' && { nameAr }) }
    await (group
      ? changeAdmin(SHOWN, CHANGES[kind], { params: { id: group._id }, body: names })
      : changeAdmin(SHOWN, ADDITIONS[kind], { body: { ...names, category } }))
    return messages.saved
  }, onClose)
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

function OtherChanges({ kind, group, onClose }: GroupDialogProps & { readonly group: StaffGroup }) {
  const params = { id: group._id }
  const remove = () => changeAdmin(SHOWN, REMOVALS[kind], { params }).then(onClose)
  async function send(pictured: keyof typeof PICTURES, file: File) {
    const shrunk = await shrinkPicture(file)
    if (shrunk === undefined) throw new Error(messages.noPictureFile(file.name))
    await changeAdmin(SHOWN, PICTURES[pictured], { params, file: shrunk })
    toast.success(messages.saved)
    onClose()
  }
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4">
      {kind !== 'subcategory' && (
        <label className="button button-quiet focus-within:outline-2">
          {messages.groupPicture}
          <FileInput onFiles={([file]) => file && void send(kind, file).catch(sayFailure)} />
        </label>
      )}
      <PressButton work={remove} said={messages.removed} className="button button-danger">
        {messages.remove}
      </PressButton>
    </div>
  )
}

function sayFailure(error: unknown): void {
  if (error instanceof Error) toast.failure(error.message)
}
