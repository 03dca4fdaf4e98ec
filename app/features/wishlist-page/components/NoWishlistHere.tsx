import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {PlainPage} from '@app/shared/ui/PlainPage'

/** Says that the site has no wish lists. */
export function NoWishlistHere() {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <PlainPage
      title={t('wishlist.none.title')}
      text={t('wishlist.none.text')}
      actions={<ButtonLink to={paths.home()}>{t('common.backToHome')}</ButtonLink>}
    />
  )
}
