import {useLocation} from 'react-router-dom'
import {accountSectionQuery} from '@app/features/account/api/get-account-section'
import {useAccountConfig} from '@app/features/account/public/sections'
import {NotFoundView} from '@app/features/shell/components/NotFoundView'
import {NoWishlistHere} from '@app/features/wishlist-page/components/NoWishlistHere'
import {SharedWishlist} from '@app/features/wishlist-page/components/SharedWishlist'
import {WishlistView} from '@app/features/wishlist-page/components/WishlistView'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {routeOf} from '@app/shared/lib/route-of'
import {useShop} from '@app/shared/lib/shop-context'
import {PageMeta} from '@app/shared/ui/PageMeta'

/** The wish list, and at `/shared-wishlist#{token}` that of somebody else; sites without one show a message. */
const WishlistPage: PageComponent = () => {
  const t = useTranslate()
  const {site} = useShop()
  const {pathname} = useLocation()
  const config = useAccountConfig()
  if (site.features.wishlist && config && !config.sections.includes('wishlist')) {
    return <NotFoundView />
  }
  const isShared = routeOf(pathname) === 'sharedWishlist'
  const list = isShared ? <SharedWishlist /> : <WishlistView />
  return (
    <>
      <PageMeta title={t(isShared ? 'wishlist.shared.title' : 'meta.wishlist.title')} noIndex />
      {site.features.wishlist ? list : <NoWishlistHere />}
    </>
  )
}

WishlistPage.queries = ({shop}) =>
  shop.site.features.wishlist ? [accountSectionQuery(shop, 'wishlist')] : []

export default WishlistPage
