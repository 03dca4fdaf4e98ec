import {useMemo, useState} from 'react'
import {isApiFault} from '@common/fault'
import {ProductGrid} from '@app/features/catalog/public/ProductGrid'
import {useShopperKind} from '@app/features/session/public/use-shopper-kind'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {PlainPage} from '@app/shared/ui/PlainPage'
import {useWishedProducts} from '../api/get-wished-products'
import type {SharedItem, SharedList} from '../api/wish-link'
import {giftKey} from '../model/gift-key'
import {goneProduct} from '../public/wished-product'
import {useListToken} from '../use-list-token'
import {useSharedList} from '../use-shared-list'
import {AddAllWishes} from './AddAllWishes'
import {OwnerQuestion} from './OwnerQuestion'
import {WishlistSkeleton} from './WishlistSkeleton'
import actions from './WishActions.module.css'
import page from './WishlistView.module.css'
import styles from './SharedWishlist.module.css'

/** A link that does not hold, or could not be read. */
function Refused({error, retry}: {error: unknown; retry: () => void}) {
  const t = useTranslate()
  const paths = usePaths()
  const status = isApiFault(error) ? error.status : 0
  if (status === 404 || status === 400) {
    return (
      <PlainPage
        title={t('wishlist.shared.gone.title')}
        text={t('wishlist.shared.gone.text')}
        actions={<ButtonLink to={paths.home()}>{t('common.backToHome')}</ButtonLink>}
      />
    )
  }
  return (
    <PlainPage
      title={t('wishlist.shared.title')}
      text={t(status === 429 ? 'error.tooManyRequests' : 'error.generic')}
      actions={<Button onClick={retry}>{t('common.retry')}</Button>}
    />
  )
}

interface GiftProps {
  item: SharedItem
  name: string
  /** Whether the product is sold. */
  sold: boolean
  busy: boolean
  onToggle: () => void
}

/** State of a gift, with the button that reserves it or takes the reservation back. */
function Gift({item: {state}, name, sold, busy, onToggle}: GiftProps) {
  const t = useTranslate()
  const yours = state === 'yours'
  if (state === undefined || (!sold && !yours)) return null
  if (state === 'reserved') {
    return (
      <div className={actions.actions}>
        <p className={actions.note}>{t('wishlist.gift.reserved')}</p>
      </div>
    )
  }
  return (
    <div className={actions.actions}>
      {yours && <p className={actions.note}>{t('wishlist.gift.yours')}</p>}
      {yours && <p className={actions.choices}>{t('wishlist.gift.device')}</p>}
      <Button
        key="toggle"
        block
        size="small"
        variant={yours ? 'quiet' : 'secondary'}
        busy={busy}
        aria-label={t(yours ? 'wishlist.gift.releaseLabel' : 'wishlist.gift.reserveLabel', {
          product: name,
        })}
        onClick={onToggle}
      >
        {t(yours ? 'wishlist.gift.release' : 'wishlist.gift.reserve')}
      </Button>
    </div>
  )
}

interface GiftsProps {
  list: SharedList
  /** Whether reservations are visible. */
  shown: boolean
  busy: string | null
  onToggle: (item: SharedItem, product: string) => void
}

/** The products of the list. */
function Gifts({list, shown, busy, onToggle}: GiftsProps) {
  const t = useTranslate()
  // Another client may list a product twice: a tile is shown once.
  const items = useMemo(
    () => [...new Map(list.items.map((item) => [item.productId, item])).values()],
    [list],
  )
  const ids = items.map(({productId}) => productId)
  const {data: products, isError, refetch} = useWishedProducts(ids)
  if (isError && !products) {
    return (
      <div className={page.notice}>
        <p>{t('error.generic')}</p>
        <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
      </div>
    )
  }
  if (!products) return <WishlistSkeleton tiles={items.length} />
  const tiles = ids.map((id) => (products[id] ?? goneProduct(id, t('wishlist.gone'))).tile)
  const byId = new Map(items.map((item) => [item.productId, item]))
  const sold = tiles.filter(({id}) => products[id])
  return (
    <>
      <ProductGrid
        tiles={tiles}
        imageFolder=""
        variant="basic"
        priority={4}
        className={page.grid}
        footerOf={({id, name}) => {
          const item = byId.get(id)
          if (!item || !shown) return null
          return (
            <Gift
              item={item}
              name={name}
              sold={products[id] !== undefined}
              busy={busy === item.itemId}
              onToggle={() => onToggle(item, name)}
            />
          )
        }}
      />
      {!list.own && sold.length > 0 && (
        <AddAllWishes names={new Map(sold.map(({id, name}) => [id, name]))} />
      )}
    </>
  )
}

/**
 * Whether reservations are visible: for signed-in customers, because the backend knows the owner, and for guests who
 * have reserved with this browser or say that they are friends (rule WISH-18).
 */
function useReveal() {
  const {site} = useShop()
  const {status} = useShopperKind()
  const [isFriend, setFriend] = useState(false)
  const hasReserved = status !== 'loading' && giftKey(site.id) !== ''
  return {
    shown: status === 'registered' || isFriend || hasReserved,
    asks: status === 'guest' && !isFriend && !hasReserved,
    reveal: () => setFriend(true),
  }
}

/** A wish list that somebody shares (rule WISH-11). */
export function SharedWishlist() {
  const t = useTranslate()
  const {list, error, retry, busy, status, toggle} = useSharedList(useListToken())
  const {shown, asks, reveal} = useReveal()
  if (error && !list) return <Refused error={error} retry={retry} />
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>{list?.title || t('wishlist.shared.title')}</h1>
        {list && list.items.length > 0 && (
          <h2 className={page.count}>{t('wishlist.count', {count: list.items.length})}</h2>
        )}
      </div>
      {!list && <WishlistSkeleton tiles={4} />}
      {list && (
        <p className={styles.intro}>
          {t(list.own ? 'wishlist.shared.own' : 'wishlist.shared.text')}
        </p>
      )}
      {asks && list && !list.own && list.items.length > 0 && <OwnerQuestion onReveal={reveal} />}
      <p role="status" className={styles.status}>
        {status}
      </p>
      {list &&
        (list.items.length > 0 ? (
          <Gifts list={list} shown={shown} busy={busy} onToggle={toggle} />
        ) : (
          <p>{t('wishlist.shared.empty')}</p>
        ))}
    </div>
  )
}
