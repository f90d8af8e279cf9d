import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '@baqala/kit/language/language.ts'
import { categoriesQuery, useProducts } from '../catalog/catalog-queries.ts'
import { AisleTiles } from './aisle-tiles.tsx'
import { boughtProducts } from './bought-products.ts'
import { GoodsRow } from './goods-row.tsx'
import { RowsToCome, TilesToCome } from './rows-to-come.tsx'
import { rowsOf } from './rows-of.ts'
import { useNewestOrders } from './use-newest-orders.ts'
import './home-rows.css'

/** Aisles and rows of goods, made of what Home loads anyway, and of the orders, which come later. */
export function HomeRows() {
  const language = useLanguage()
  const { data: categories, isPending } = useQuery(categoriesQuery)
  const { data: products, isError } = useProducts()
  const orders = useNewestOrders()
  const rows = useMemo(
    () => products && rowsOf(products, boughtProducts(orders ?? [], products)),
    // The names of the aisles are in its language.
    // oxlint-disable-next-line react/exhaustive-deps
    [products, orders, language],
  )
  // The first row stays where it is whatever the orders hold: the others wait for them.
  const shown = orders ? rows : rows?.slice(0, 1)

  return (
    <>
      {categories && categories.length > 0 && <AisleTiles categories={categories} />}
      {isPending && <TilesToCome />}
      {shown?.map((row) => (
        <GoodsRow key={row.path} {...row} />
      ))}
      {!isError && (!rows || rows.length > (shown?.length ?? 0)) && (
        <RowsToCome count={rows ? rows.length - 1 : undefined} />
      )}
    </>
  )
}
