import type { StaffGroup } from '@baqala/contract/admin/groups'
import { useParams } from 'react-router'
import { Button, ButtonLink } from '@baqala/kit/ui/button.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { type ChangeEvent, useState } from 'react'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { addresses, ChoiceLinks, useBelow } from '../app/addresses.tsx'
import { nameOf, optionOf } from '../app/words.ts'
import { type Loadable, Loaded, NameLink, ScreenHead } from '../app/screen-parts.tsx'
import { Field, Form, SelectField, useForm } from '../app/form.tsx'
import {
  GROUP_KINDS,
  groupKindNamed,
  type GroupKind,
  addGroup,
  putGroupPicture,
  removeGroup,
  renameGroup,
} from './group-calls.ts'
import { useBrands, useCategories, useSubcategories } from './use-products.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { messages } from '#messages/products'

const NEW = 'new'

/** Categories, brands and subcategories, one kind at a time. Adding and changing one is a dialog with an address. */
export function GroupsScreen() {
  const kind = groupKindNamed(useParams().kind)
  const here = `${addresses.productGroups}/${kind}`
  const { id, close } = useBelow(here)
  const [categories, subcategories, brands] = [useCategories(), useSubcategories(), useBrands()]
  const lists = { category: categories, subcategory: subcategories, brand: brands }
  const groups: Loadable<readonly StaffGroup[]> = lists[kind]
  const group = groups.data?.find(({ _id }) => _id === id)
  return (
    <>
      <ScreenHead title={messages.groupsTitle}>
        <ButtonLink to={`${here}/${NEW}`} look="leaf" text={messages.addKinds[kind]} />
      </ScreenHead>
      <ChoiceLinks
        label={messages.groupsTitle}
        choices={GROUP_KINDS}
        chosen={kind}
        linkTo={(each) => `${addresses.productGroups}/${each}`}
        words={(each) => messages.kinds[each]}
        className="mt-4 flex flex-wrap gap-1"
      />
      <Loaded query={groups} failed={messages.groupsFailed} className="mt-5">
        {(data) => <GroupList groups={data} kind={kind} categories={categories.data ?? []} />}
      </Loaded>
      {(id === NEW || group) && (
        <GroupDialog kind={kind} group={group} categories={categories.data ?? []} onClose={close} />
      )}
    </>
  )
}

interface GroupListProps {
  readonly groups: readonly StaffGroup[]
  readonly kind: GroupKind
  readonly categories: readonly StaffGroup[]
}

function GroupList({ groups, kind, categories }: GroupListProps) {
  if (groups.length === 0) return <p className="panel mt-4 p-6">{messages.noGroups}</p>
  return (
    <ul className="panel mt-4 divide-y divide-line">
      {groups.map((group) => {
        const { _id, name, nameAr, products, image, category } = group
        const above = categories.find((each) => each._id === category)
        const shown = nameOf(group)
        const other = shown === name ? nameAr : name
        return (
          <li key={_id} className="flex min-h-16 items-center gap-4 px-4 py-2">
            {image !== undefined && (
              <div className="w-12 shrink-0">
                <Picture url={image} alt="" sizes="48px" />
              </div>
            )}
            <div className="min-w-0 flex-1">
              <NameLink
                to={`${addresses.productGroups}/${kind}/${_id}`}
                label={messages.changeGroup(shown)}
                name={shown}
              />{' '}
              {other !== shown && <bdi className="text-ink-soft">{other}</bdi>}
              {above && (
                <p className="text-sm text-ink-soft">
                  <bdi>{nameOf(above)}</bdi>
                </p>
              )}
            </div>
            <p className="text-sm text-ink-soft">{messages.count(products)}</p>
          </li>
        )
      })}
    </ul>
  )
}

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
      <Button
        onClick={() => void change(() => removeGroup(kind, group._id), messages.removed)}
        look="danger"
        text={messages.remove}
      />
      <ErrorAlert message={failure} />
    </div>
  )
}
