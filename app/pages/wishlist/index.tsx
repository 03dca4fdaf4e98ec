import {WishlistView} from '@app/features/wishlist-page/components/WishlistView'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {PlainPage} from '@app/shared/ui/PlainPage'

/** The wish list; sites without one show a message. */
const WishlistPage: PageComponent = () => {
  const t = useTranslate()
  const paths = usePaths()
  const {site} = useShop()
  return (
    <>
      <PageMeta title={t('meta.wishlist.title')} noIndex />
      {site.features.wishlist ? (
        <WishlistView />
      ) : (
        <PlainPage
          title={t('wishlist.none.title')}
          text={t('wishlist.none.text')}
          actions={<ButtonLink to={paths.home()}>{t('common.backToHome')}</ButtonLink>}
        />
      )}
    </>
  )
}

export default WishlistPage
