import type { StaffGroup } from '@baqala/contract/admin/groups'
import { useParams } from 'react-router'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { paths, NEW, useOpenDialog } from '../ui/paths.ts'
import { nameOf } from '../ui/words.ts'
import { ChoiceLinks, type Loadable, Loaded, NameLink, ScreenHead } from '../ui/screen-parts.tsx'
import { GROUP_KINDS, GroupDialog, type GroupKind } from './group-dialog.tsx'
import { useCategories, useGroups } from '../goods/use-products.ts'
import { messages } from '#messages/products'

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
      {(id === NEW || group) && <GroupDialog kind={kind} group={group} onClose={close} />}
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
              {other !== shown && <bdi className="text-ink-soft">{other}</bdi>}
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
