import type { Product } from '@baqala/contract/catalog'
import type { ProductFilters } from '../product-filters.ts'

export interface ListToolsProps {
  /** The whole catalogue, or the first page of one that comes by pages. */
  readonly products: readonly Product[]
  readonly isPaged: boolean
  readonly typed: string
  readonly filters: ProductFilters
}
