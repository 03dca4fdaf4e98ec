import {useEffect, useMemo, useRef, useState, type RefObject} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import loadable from '@loadable/component'
import {itemsOfTiles} from '@app/features/catalog/public/products-on-page'
import {useTrack} from '@app/features/analytics/public/use-track'
import {ProductGrid} from '@app/features/catalog/public/ProductGrid'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {Deferred} from '@app/shared/ui/Deferred'
import {PushOffer} from '@app/features/push/public/PushParts'
import {useWishedProducts} from '../api/get-wished-products'
import type {Wish} from '@app/features/wishlist/public/wishes'
import {goneProduct, type WishedProduct} from '../public/wished-product'
import {useWishlist} from '../use-wishlist'
import {inOrder, type WishOrder} from '../model/wish-order'
import {ShareWishes} from './ShareWishes'
import {WishActions} from './WishActions'
import {WishTools} from './WishTools'
import {WishlistSkeleton} from './WishlistSkeleton'
import styles from './WishlistView.module.css'
import {notePrices} from '@app/features/wishlist/public/wish-list'
import {loadCustomerId} from '@app/features/session/public/shopper-client'
import {unnotedPrices} from '../model/price-note'

/** Notes the price of each wish that is shown for the first time. A failure is tried again with the next visit. */
function usePriceNotes(
  wishes: readonly Wish[],
  products: readonly WishedProduct[] | undefined,
): void {
  const shop = useShop()
  const queryClient = useQueryClient()
  const sent = useRef(new Set<string>())
  useEffect(() => {
    const open = unnotedPrices(wishes, products ?? [], shop.currency ?? '').filter(
      ({itemId}) => !sent.current.has(itemId),
    )
    if (open.length === 0) return
    open.forEach(({itemId}) => sent.current.add(itemId))
    loadCustomerId()
      .then((customerId) => notePrices({shop, queryClient, customerId}, open))
      .catch(() => undefined)
  }, [wishes, products, shop, queryClient])
}

const BestSellers = loadable(() => import('@app/features/recommendations/public/BestSellers'), {
  ssr: false,
})

function EmptyWishlist() {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <>
      <div className={styles.notice}>
        <h1>{t('wishlist.empty.title')}</h1>
        <p className={styles.text}>{t('wishlist.empty.text')}</p>
        <ButtonLink to={paths.home()}>{t('wishlist.empty.action')}</ButtonLink>
      </div>
      <Deferred placeholder={styles.row}>
        <BestSellers inset />
      </Deferred>
    </>
  )
}

interface Products {
  /** Products, the last wish first; undefined until they are loaded. */
  readonly products: readonly WishedProduct[] | undefined
  readonly failed: boolean
  readonly retry: () => void
}

function useProducts(wishes: readonly Wish[]): Products {
  const t = useTranslate()
  const {data, isPreviousData, isError, refetch} = useWishedProducts(
    wishes.map(({productId}) => productId),
    {keepPreviousData: true},
  )
  const products = useMemo(() => {
    if (!data) return undefined
    return [...wishes].reverse().flatMap(({productId}) => {
      const product = data[productId]
      if (product) return [product]
      // The previous data lacks a product that was just added.
      return isPreviousData ? [] : [goneProduct(productId, t('wishlist.gone'))]
    })
  }, [wishes, data, isPreviousData, t])
  return {products, failed: isError && !data, retry: () => void refetch()}
}

function FailedWishlist({onRetry}: {onRetry: () => void}) {
  const t = useTranslate()
  return (
    <div className={styles.notice}>
      <h1>{t('wishlist.title')}</h1>
      <p className={styles.text}>{t('wishlist.error')}</p>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  )
}

function FilledWishlist({wishes}: {wishes: readonly Wish[]}) {
  const t = useTranslate()
  const track = useTrack()
  const {products, failed, retry} = useProducts(wishes)
  const reported = useRef(false)
  useEffect(() => {
    if (!products || reported.current) return
    reported.current = true
    track({type: 'view_wishlist', items: itemsOfTiles(products.map(({tile}) => tile))})
  }, [products, track])
  usePriceNotes(wishes, products)
  const [order, setOrder] = useState<WishOrder>('latest')
  const {id: locale} = useShop().locale
  const tiles = useMemo(
    () => inOrder(products ?? [], order, locale).map(({tile}) => tile),
    [products, order, locale],
  )
  if (failed) return <FailedWishlist onRetry={retry} />
  const notes = new Map(wishes.map(({productId, noted}) => [productId, noted]))
  const byId = new Map(products?.map((product) => [product.tile.id, product]))
  return (
    <>
      <div className={styles.head}>
        <h1>{t('wishlist.title')}</h1>
        <h2 className={styles.count}>{t('wishlist.count', {count: wishes.length})}</h2>
      </div>
      {products && <WishTools products={products} order={order} onOrder={setOrder} />}
      <ShareWishes />
      <div className={styles.offer}>
        <PushOffer kind="price" />
      </div>
      {products ? (
        <ProductGrid
          tiles={tiles}
          imageFolder=""
          variant="wishlist"
          priority={4}
          className={styles.grid}
          footerOf={({id}) => <WishActions product={byId.get(id)} noted={notes.get(id)} />}
        />
      ) : (
        <WishlistSkeleton tiles={wishes.length} />
      )}
    </>
  )
}

/** Moves the focus when the tile with the pressed heart is removed. */
function usePlaceForFocus(count: number): RefObject<HTMLDivElement> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) place.current?.focus()
    before.current = count
  }, [count])
  return place
}

/** The wish list of a guest or a customer (rule WISH-7). */
export function WishlistView() {
  const t = useTranslate()
  const view = useWishlist()
  const place = usePlaceForFocus(view.status === 'ready' ? view.wishes.length : 0)
  return (
    <div ref={place} tabIndex={-1} className={styles.page}>
      {view.status === 'loading' && (
        <>
          <div className={styles.head}>
            <h1>{t('wishlist.title')}</h1>
          </div>
          <noscript>
            <p>{t('common.noJavaScript')}</p>
          </noscript>
          <WishlistSkeleton tiles={4} />
        </>
      )}
      {view.status === 'failed' && <FailedWishlist onRetry={view.retry} />}
      {view.status === 'ready' &&
        (view.wishes.length > 0 ? <FilledWishlist wishes={view.wishes} /> : <EmptyWishlist />)}
    </div>
  )
}
