import loadable from '@loadable/component'
import {useCommerceState} from '@app/features/session/public/shopper-client'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import {classNames} from '@app/shared/ui/class-names'
import {useBasketCount} from '../use-basket-count'
import {useHasWishes} from '@app/features/wishlist/public/wishes'
import {useWishlistSign} from '@app/features/wishlist/public/use-wishlist-sign'
import {useAccountPress} from '../hooks/use-account-press'
import styles from './HeaderTools.module.css'

const AccountMenu = loadable(() => import('./AccountMenu'), {ssr: false})

/** Maximum count of a badge; higher counts are shown as "99+". */
const MAX_BADGE = 99

/** Cart link with the number of items, once the browser has read it (rule FRAME-3). */
function CartLink() {
  const t = useTranslate()
  const paths = usePaths()
  const count = useBasketCount()
  return (
    <AppLink
      to={paths.cart()}
      className={styles.tool}
      aria-label={count === null ? t('header.cart') : t('header.cartCount', {count})}
    >
      <Icon name="bag" size={24} />
      {count ? (
        <span className={styles.badge} aria-hidden="true">
          {count > MAX_BADGE ? t('header.cartBadgeMax') : count}
        </span>
      ) : null}
    </AppLink>
  )
}

/** Link to the store finder, on sites that sell nothing and have stores (rule FRAME-2). */
function StoresLink() {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <AppLink to={paths.stores()} className={styles.tool} aria-label={t('header.findStore')}>
      <Icon name="pin" size={24} />
    </AppLink>
  )
}

/** Wishlist link, with a dot when the list is not empty (rule FRAME-3). */
function WishlistLink() {
  const t = useTranslate()
  const paths = usePaths()
  const filled = useHasWishes()
  useWishlistSign()
  return (
    <AppLink
      to={paths.wishlist()}
      className={styles.tool}
      aria-label={t(filled ? 'header.wishlistFilled' : 'header.wishlist')}
    >
      <Icon name="heart" size={24} />
      {filled && <span className={styles.dot} />}
    </AppLink>
  )
}

/**
 * Account link. Customers come to their account and, with a pointer or the keyboard, to a menu; guests come to the
 * sign-in dialog, except on its page (rule ACCT-9).
 */
function AccountLink() {
  const t = useTranslate()
  const paths = usePaths()
  const {kind} = useCommerceState()
  const press = useAccountPress()
  return (
    <div className={styles.account}>
      <AppLink
        to={paths.account()}
        className={styles.tool}
        aria-label={t('header.account')}
        onClick={press}
      >
        <Icon name="user" size={24} />
      </AppLink>
      {kind === 'registered' && <AccountMenu />}
    </div>
  )
}

/** Links to account, wishlist, and cart or stores, as far as the site has them. */
export function HeaderTools() {
  const {site} = useShop()
  return (
    <ul className={styles.tools}>
      {!site.isContentOnlySite && (
        <li className={styles.wide}>
          <AccountLink />
        </li>
      )}
      {site.features.wishlist && (
        <li>
          <WishlistLink />
        </li>
      )}
      {!site.isContentOnlySite && (
        <li>
          <CartLink />
        </li>
      )}
      {site.isContentOnlySite && site.features.stores && (
        <li>
          <StoresLink />
        </li>
      )}
    </ul>
  )
}

/** Class of the round buttons beside the tools. */
export const toolClass = classNames(styles.tool)
