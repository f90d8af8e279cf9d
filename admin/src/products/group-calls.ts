/** The calls that change a category, a brand or a subcategory. */
import { changeAdmin } from '../app/calls.ts'

export const GROUP_KINDS = ['category', 'subcategory', 'brand'] as const
export type GroupKind = (typeof GROUP_KINDS)[number]

export function groupKindNamed(name: string | undefined): GroupKind {
  return GROUP_KINDS.find((kind) => kind === name) ?? 'category'
}

interface Names {
  readonly name: string
  readonly nameAr?: string
}

const ADDITIONS = { category: 'addCategory', brand: 'addBrand', subcategory: 'addSubcategory' } as const
const CHANGES = { category: 'changeCategory', brand: 'changeBrand', subcategory: 'changeSubcategory' } as const
const REMOVALS = { category: 'removeCategory', brand: 'removeBrand', subcategory: 'removeSubcategory' } as const
const PICTURES = { category: 'putCategoryPicture', brand: 'putBrandPicture' } as const

const SHOWN = ['groups', 'products']

export const addGroup = (kind: GroupKind, body: Names & { readonly category: string }) =>
  changeAdmin(SHOWN, ADDITIONS[kind], { body })

export const renameGroup = (kind: GroupKind, id: string, body: Names) =>
  changeAdmin(SHOWN, CHANGES[kind], { params: { id }, body })

export const removeGroup = (kind: GroupKind, id: string) => changeAdmin(SHOWN, REMOVALS[kind], { params: { id } })

export const putGroupPicture = (kind: 'category' | 'brand', id: string, file: Blob) =>
  changeAdmin(SHOWN, PICTURES[kind], { params: { id }, file })
