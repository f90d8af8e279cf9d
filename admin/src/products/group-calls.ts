/** The calls that change a category, a brand or a subcategory. */
import { callAdmin } from '../app/call-admin.ts'
import { queryClient } from '../app/query-client.ts'
import { refreshProducts } from './use-products.ts'

export const GROUP_KINDS = ['category', 'subcategory', 'brand'] as const
export type GroupKind = (typeof GROUP_KINDS)[number]

export function groupKindNamed(name: string | undefined): GroupKind {
  return GROUP_KINDS.find((kind) => kind === name) ?? 'category'
}

interface Names {
  readonly name: string
  readonly nameAr?: string
}

export async function addGroup(kind: GroupKind, body: Names & { readonly category: string }): Promise<void> {
  if (kind === 'category') await callAdmin('addCategory', { body })
  else if (kind === 'brand') await callAdmin('addBrand', { body })
  else await callAdmin('addSubcategory', { body })
  await refresh()
}

const CHANGES = { category: 'changeCategory', brand: 'changeBrand', subcategory: 'changeSubcategory' } as const
const REMOVALS = { category: 'removeCategory', brand: 'removeBrand', subcategory: 'removeSubcategory' } as const
const PICTURES = { category: 'putCategoryPicture', brand: 'putBrandPicture' } as const

export async function renameGroup(kind: GroupKind, id: string, body: Names): Promise<void> {
  await callAdmin(CHANGES[kind], { params: { id }, body })
  await refresh()
}

export async function removeGroup(kind: GroupKind, id: string): Promise<void> {
  await callAdmin(REMOVALS[kind], { params: { id } })
  await refresh()
}

export async function putGroupPicture(kind: 'category' | 'brand', id: string, file: Blob): Promise<void> {
  await callAdmin(PICTURES[kind], { params: { id }, file })
  await refresh()
}

async function refresh(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['groups'] })
  await refreshProducts()
}
