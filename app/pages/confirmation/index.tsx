import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {ConfirmationView} from '@app/features/order/components/ConfirmationView'

/** `/appcheckout/confirmation?token=`. */
const ConfirmationPage: PageComponent = () => {
  const t = useTranslate()
  return (
    <>
      <PageMeta title={t('meta.confirmation.title')} noIndex />
      <ConfirmationView />
    </>
  )
}

export default ConfirmationPage
