import {useTranslate} from '@app/shared/i18n/messages'
import {PageMeta} from '@app/shared/ui/PageMeta'
import type {PageComponent} from '@app/shared/lib/page'

const AccountPage: PageComponent = () => {
  const t = useTranslate()
  return (
    <>
      <PageMeta title={t('account.placeholder.title')} />
      <h1>{t('account.placeholder.title')}</h1>
    </>
  )
}

export default AccountPage
