import type { StaffGroup } from '@baqala/contract/admin/groups'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { paths, NEW, useOpenDialog } from '../ui/paths.ts'
import { nameOf, optionOf } from '../ui/words.ts'
import { ChoiceLinks, type Loadable, Loaded, NameLink, ScreenHead } from '../ui/screen-parts.tsx'
import { useCategories, useGroups } from '../goods/use-products.ts'
import { changeAdmin } from '../api/calls.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { FileInput } from '../ui/file-input.tsx'
import { BothLanguages } from '../ui/both-languages.tsx'
import { changesIn, Field, Form, SelectField, useForm } from '../ui/form.tsx'
import { ModalWithFoot } from '../ui/form-dialog.tsx'
import { shrinkPicture } from './shrink-picture.ts'
import { messages } from '#messages/products'

const GROUP_KINDS = ['category', 'subcategory', 'brand'] as const
type GroupKind = (typeof GROUP_KINDS)[number]

const ADDITIONS = { category: 'addCategory', brand: 'addBrand', subcategory: 'addSubcategory' } as const
const CHANGES = { category: 'changeCategory', brand: 'changeBrand', subcategory: 'changeSubcategory' } as const
const REMOVALS = { category: 'removeCategory', brand: 'removeBrand', subcategory: 'removeSubcategory' } as const
const PICTURES = { category: 'putCategoryPicture', brand: 'putBrandPicture' } as const

/** Categories, brands and subcategories, one kind at a time. Adding and changing one is a dialog with an address. */
export function GroupsScreen() {
  const asked = useParams().kind
  const kind = GROUP_KINDS.find((each) => each === asked) ?? 'category'
  const here = `${paths.productGroups}/${kind}`
  const { id, close } = useOpenDialog(here)
  const groups: Loadable<readonly StaffGroup[]> = useGroups()[kind]
  const group = groups.data?.find(({ _id }) => _id === id)
  return (
    <>
      <ScreenHead title={messages.groupsTitle}>
        <ButtonLink to={`${here}/${NEW}`} look="leaf" text={messages.addKinds[kind]} />
      </ScreenHead>
      <ChoiceLinks
        label={messages.groupsTitle}
        choices={GROUP_KINDS.map((each) => [each, messages.kinds[each]])}
        chosen={kind}
        linkTo={(each) => `${paths.productGroups}/${each}`}
        className="mt-4 flex flex-wrap gap-1"
      />
      <Loaded query={groups} failureText={messages.groupsFailed} className="mt-5">
        {(data) => <GroupList groups={data} kind={kind} />}
      </Loaded>
      {(id === NEW || group) && <GroupDialog key={id} kind={kind} group={group} onClose={close} />}
    </>
  )
}

function GroupList({ groups, kind }: { readonly groups: readonly StaffGroup[]; readonly kind: GroupKind }) {
  const { data: categories = [] } = useCategories()
  if (groups.length === 0) return <p className="panel mt-4 p-6">{messages.noGroups}</p>
  return (
    <ul className="panel mt-4 divide-y divide-line">
      {groups.map((group) => {
        const { _id, name, nameAr, products, isShown, image, category } = group
        const above = categories.find((each) => each._id === category)
        const shown = nameOf(group)
        const other = shown === name ? nameAr : name
        return (
          <li key={_id} className="flex min-h-16 items-center gap-4 px-4 py-2">
            {image !== undefined && <Picture url={image} alt="" className="max-w-12 shrink-0" />}
            <div className="min-w-0 flex-1">
              <NameLink to={`${paths.productGroups}/${kind}/${_id}`} label={messages.changeGroup(shown)} name={shown} />{' '}
              {other !== shown && <bdi className="inline-block text-ink-soft">{other}</bdi>}
              {above && (
                <p className="text-sm text-ink-soft">
                  <bdi>{nameOf(above)}</bdi>
                </p>
              )}
            </div>
            <p className="text-sm text-ink-soft">
              {[messages.count(products), ...(isShown ? [] : [messages.offSale])].join(' · ')}
            </p>
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
  readonly onClose: () => void
}

/** Adds a category, brand or subcategory, or renames one, gives it a picture or removes it. */
function GroupDialog({ kind, group: now, onClose }: GroupDialogProps) {
  const [group] = useState(now)
  const { data: categories = [] } = useCategories()
  const form = useForm(async ({ name = '', nameAr = '', category = '' }) => {
    const names = { name: name.trim() || nameAr, ...(nameAr !== '' && { nameAr }) }
    await (group
      ? changeAdmin('products', CHANGES[kind], { params: { id: group._id }, body: changesIn(names, group) })
      : changeAdmin('products', ADDITIONS[kind], { body: { ...names, category } }))
    return messages.saved
  }, onClose)
  const title = group ? messages.changeGroup(nameOf(group)) : messages.newKinds[kind]
  return (
    <ModalWithFoot title={title} onClose={onClose}>
      <Form form={form} submit={messages.save}>
        <BothLanguages
          en={<Field name="name" label={messages.nameEn} lang="en" dir="ltr" defaultValue={group?.name} />}
          ar={<Field name="nameAr" label={messages.nameAr} lang="ar" dir="rtl" defaultValue={group?.nameAr} />}
        />
        {kind === 'subcategory' && !group && (
          <SelectField name="category" label={messages.category} options={categories.map(optionOf)} />
        )}
      </Form>
      {group && <OtherChanges kind={kind} group={group} onClose={onClose} />}
    </ModalWithFoot>
  )
}

function OtherChanges({ kind, group, onClose }: GroupDialogProps & { readonly group: StaffGroup }) {
  const params = { id: group._id }
  const remove = () => changeAdmin('products', REMOVALS[kind], { params }).then(onClose)
  async function send(pictured: keyof typeof PICTURES, file: File) {
    const shrunk = await shrinkPicture(file)
    if (shrunk === undefined) throw new Error(messages.noPictureFile(file.name))
    await changeAdmin('products', PICTURES[pictured], { params, file: shrunk })
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
      <AskFirst text={messages.remove}>
        <PressButton work={remove} said={messages.removed} look="danger" text={messages.removeNow(nameOf(group))} />
      </AskFirst>
    </div>
  )
}

function sayFailure(error: unknown): void {
  if (error instanceof Error) toast.failure(error.message)
}
