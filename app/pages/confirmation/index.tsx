import type {PageComponent} from '@app/shared/lib/page'
import {useTranslate} from '@app/shared/i18n/messages'

const ConfirmationPage: PageComponent = () => {
  const t = useTranslate()
  return <h1>{t('confirmation.title')}</h1>
}

export default ConfirmationPage
