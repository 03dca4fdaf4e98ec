import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {PlainPage} from '@app/shared/ui/PlainPage'

const WishlistPage: PageComponent = () => {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <>
      <PageMeta title={t('meta.wishlist.title')} noIndex />
      <PlainPage
        title={t('wishlist.placeholder.title')}
        text={t('wishlist.placeholder.text')}
        actions={<ButtonLink to={paths.home()}>{t('wishlist.placeholder.action')}</ButtonLink>}
      />
    </>
  )
}

export default WishlistPage
