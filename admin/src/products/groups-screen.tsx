import type { StaffGroup } from '@baqala/contract/admin/groups'
import { useNavigate, useParams } from 'react-router'
import { Link } from '@baqala/kit/ui/link.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { addresses } from '../app/addresses.ts'
import { ChoiceLinks } from '../app/asked.tsx'
import { nameOf } from '../app/in-language.ts'
import { type Loadable, Loaded, ScreenHead } from '../app/screen-parts.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { GROUP_KINDS, groupKindNamed, type GroupKind } from './group-calls.ts'
import { useBrands, useCategories, useSubcategories } from './use-products.ts'
import { messages } from '#messages/products'

const NEW = 'new'

/** Categories, brands and subcategories, one kind at a time. Adding and changing one is a dialog with an address. */
export function GroupsScreen() {
  const { kind: named, id } = useParams()
  const navigate = useNavigate()
  const kind = groupKindNamed(named)
  const [categories, subcategories, brands] = [useCategories(), useSubcategories(), useBrands()]
  const lists = { category: categories, subcategory: subcategories, brand: brands }
  const groups: Loadable<readonly StaffGroup[]> = lists[kind]
  const group = groups.data?.find(({ _id }) => _id === id)
  const here = `${addresses.productGroups}/${kind}`
  return (
    <>
      <ScreenHead title={messages.groupsTitle}>
        <Link to={`${here}/${NEW}`} className="button button-leaf">
          {messages.addKinds[kind]}
        </Link>
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
        <GroupDialog kind={kind} group={group} categories={categories.data ?? []} onClose={() => void navigate(here)} />
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
              <Link
                to={`${addresses.productGroups}/${kind}/${_id}`}
                aria-label={messages.changeGroup(shown)}
                className="text-link tall-link"
              >
                <bdi>{shown}</bdi>
              </Link>{' '}
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
