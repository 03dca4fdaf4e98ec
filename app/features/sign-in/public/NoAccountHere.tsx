import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {PlainPage} from '@app/shared/ui/PlainPage'

/** The place of sign-in and account on a content-only site, which has no customers. */
export function NoAccountHere() {
  const t = useTranslate()
  const paths = usePaths()
  const title = t('account.contentOnly.title')
  return (
    <>
      <PageMeta title={title} noIndex />
      <PlainPage
        title={title}
        text={t('account.contentOnly.text')}
        actions={
          <ButtonLink to={paths.countrySelector()}>{t('cart.contentOnly.action')}</ButtonLink>
        }
      />
    </>
  )
}
