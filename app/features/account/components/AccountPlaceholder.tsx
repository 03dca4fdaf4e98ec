import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {PlainPage} from '@app/shared/ui/PlainPage'
import {AccountPreview} from './AccountPreview'

/** Placeholder for the account and login pages. */
export function AccountPlaceholder() {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <>
      <PageMeta title={t('meta.account.title')} noIndex />
      <PlainPage
        title={t('account.placeholder.title')}
        text={t('account.placeholder.text')}
        actions={<ButtonLink to={paths.home()}>{t('account.placeholder.action')}</ButtonLink>}
      >
        <AccountPreview />
      </PlainPage>
    </>
  )
}
