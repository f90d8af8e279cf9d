import { pageAfter, pageQuery } from '../paging.ts'
import { load } from '../../api/load.ts'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { paths } from '@baqala/contract/paths'
import { Button, ButtonLink } from '@baqala/kit/ui/button.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { useEffect, useMemo, useState } from 'react'
import type { Product } from '@baqala/contract/catalog'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useIsOffline } from '@baqala/kit/api/is-offline.ts'
import { SpinnerOverlay } from '@baqala/kit/ui/spinner.tsx'
import { laterPart, whenIdle } from '@baqala/kit/ui/later-part.ts'
import { useFailureToast } from '../../api/use-failure-toast.ts'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { relatedProducts } from './related-products.ts'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { queryClient } from '../../api/query-client.ts'
import { useIsOurs } from '../../auth/session.ts'
import { useIsWishing, useWishlist } from '../../wishlist/use-wishlist.ts'
import { CACHE_TIMES, categoriesQuery, productQuery, productsQuery } from '../catalog-queries.ts'
import { ProductDetails, ProductDetailsSkeleton } from './product-details.tsx'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages as wishlistMessages } from '#messages/wishlist'
import { messages } from '#messages/product'
import { messages as shop } from '#messages/shop'
import './pack-texts.css'

// Further down than any first view.
const Reviews = laterPart(async () => (await import('../../reviews/reviews.tsx')).Reviews)

export function ProductDetailsScreen() {
  const { id = '', category = '' } = useParams()
  // The key makes a related product a new screen: its title takes the focus, and its images start with the first.
  return <DetailsOf key={id} id={id} categoryName={category} />
}

function productOfList(id: string): Product | undefined {
  const product = queryClient.getQueryData(productsQuery.queryKey)?.data.find(({ _id }) => _id === id)
  // Lists hold English descriptions alone.
  return product && currentLanguage() === 'ar' ? { ...product, description: '' } : product
}

function DetailsOf({ id, categoryName }: { id: string; categoryName: string }) {
  // Until the product has loaded with its current stock, the list's product is shown.
  const product = useQuery({
    ...productQuery(id),
    placeholderData: () => productOfList(id),
  })
  const isOffline = useIsOffline()
  const products = useProductsNear(categoryName)
  const isLoading = product.isPending || product.isPlaceholderData
  // Without a network the product of the list stays; any other failure has its texts in specification 8.
  const shown = product.data ?? (isOffline && product.isError ? productOfList(id) : undefined)
  const wishlist = useWishlist({ isEnabled: product.isSuccess && !isLoading })
  const hasReviews = useIsOurs() && !isLoading
  useFailureToast(product, messages.detailsFailed)
  useFailureToast(products, messages.relatedFailed)
  useFailureToast({ ...wishlist, isError: wishlist.isError && !isLoading }, wishlistMessages.loadFailed)

  return (
    <>
      <div className="relative">
        {shown && <ProductDetails product={shown} />}
        {product.isPending && <ProductDetailsSkeleton />}
        {product.isError && !shown && <ProductMissing onRetry={() => void product.refetch()} />}
        {product.isPending && <SpinnerOverlay isClear />}
        {product.isPlaceholderData && (
          <div className="shown-late">
            <SpinnerOverlay />
          </div>
        )}
      </div>
      {shown && <PackTexts product={shown} />}
      {(!isLoading || isOffline) && <RelatedProducts products={products} categoryName={categoryName} ownId={id} />}
      {hasReviews && product.isSuccess && <Reviews productId={id} ratings={product.data.ratingsQuantity ?? 0} />}
    </>
  )
}

const TEXTS = ['ingredients', 'origin', 'storage', 'nutrition'] as const

/** The texts of the pack, if the shop has them: our own addition, absent from the specification's server. */
function PackTexts({ product }: { product: Product }) {
  const texts = TEXTS.flatMap((key) => {
    const text = product[`${key}Ar`] ?? product[key]
    return text ? [{ key, text }] : []
  })
  if (texts.length === 0) return null
  return (
    <Section title={messages.aboutTheProduct} titleClass="text-xl sm:text-2xl" className="panel pack-texts">
      <dl>
        {texts.map(({ key, text }) => (
          <div key={key}>
            <dt>{messages[key]}</dt>
            {/* A number and its unit stay in one line: "0 g". */}
            <dd className="whitespace-pre-line">{text.replace(/(\d) (?=[\p{L}°])/gu, '$1\u00a0')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

interface RelatedProductsProps {
  readonly products: { readonly data: readonly Product[] | undefined; readonly isPending: boolean }
  readonly categoryName: string
  readonly ownId: string
}

/** Other products of the category. After a failed load it is empty, and the screen shows a toast. */
function RelatedProducts({ products: { data, isPending }, categoryName, ownId }: RelatedProductsProps) {
  const isWishing = useIsWishing()
  const related = useMemo(() => relatedProducts(data ?? [], categoryName, ownId), [data, categoryName, ownId])
  if (!isPending && related.length === 0) return null
  return (
    <Section title={messages.relatedProducts} titleClass="mb-4 text-2xl sm:text-3xl" className="related-products mt-10">
      <div className="relative">
        {isPending ? <ProductGridSkeleton /> : <ProductGrid products={related} />}
        {(isPending || isWishing) && <SpinnerOverlay isClear={!isWishing} />}
      </div>
    </Section>
  )
}

function ProductMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="panel grid justify-items-center gap-4 px-6 py-12 text-center">
      <ScreenTitle className="screen-title text-tomato-ink">{messages.detailsFailedHeading}</ScreenTitle>
      <p className="text-lg">{messages.detailsFailedOnScreen}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry} text={uiMessages.tryAgain} />
        <ButtonLink to={paths.products} look="leaf" text={shop.browseProducts} />
      </div>
    </div>
  )
}

/**
 * Loads the products from which the related ones are chosen: all products (specification 5), or the first page of the
 * category's products if the catalogue is too large for one answer.
 */
function useProductsNear(categoryName: string) {
  // The product's own picture is painted before the whole list is asked for.
  const [enabled, setEnabled] = useState(false)
  useEffect(() => whenIdle(() => setEnabled(true)), [])
  const all = useQuery({ ...productsQuery, enabled })
  const further = useQuery({ ...productsQuery, enabled, select: pageAfter }).data
  const categories = useQuery({ ...categoriesQuery, enabled: further !== undefined })
  const ids = categories.data?.filter(({ name }) => name === categoryName).map(({ _id }) => _id) ?? []
  const near = useQuery({
    ...CACHE_TIMES,
    queryKey: ['products of', ids],
    queryFn: further
      ? async ({ signal }) => {
          const inCategory = ids.map((_id): [string, string] => ['category[in]', _id])
          const query = pageQuery({ ...further, page: 1 }, inCategory)
          return (await load('listProducts', { query, signal })).data
        }
      : skipToken,
    enabled: ids.length > 0,
  })
  if (!further) return all
  const { isPending, isError, errorUpdatedAt } = ids.length > 0 ? near : categories
  return { data: near.data, isPending, isError, errorUpdatedAt }
}
