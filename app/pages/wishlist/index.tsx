import {useTranslate} from '@app/shared/i18n/messages'
import {PageMeta} from '@app/shared/ui/PageMeta'
import type {PageComponent} from '@app/shared/lib/page'

const WishlistPage: PageComponent = () => {
  const t = useTranslate()
  return (
    <>
      <PageMeta title={t('wishlist.placeholder.title')} />
      <h1>{t('wishlist.placeholder.title')}</h1>
    </>
  )
}

export default WishlistPage
