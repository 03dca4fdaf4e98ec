import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {ReturnView} from '@app/features/returns/components/ReturnView'

/** `/return-order?order=`. */
const ReturnOrderPage: PageComponent = () => {
  const t = useTranslate()
  return (
    <>
      <PageMeta title={t('returns.title')} noIndex />
      <ReturnView />
    </>
  )
}

export default ReturnOrderPage
