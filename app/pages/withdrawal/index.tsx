import {NotFoundView} from '@app/features/shell/components/NotFoundView'
import {withdrawalFunctionQuery} from '@app/features/withdrawal/api/get-withdrawal-function'
import {WithdrawalView} from '@app/features/withdrawal/components/WithdrawalView'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {useShop} from '@app/shared/lib/shop-context'
import {PageMeta} from '@app/shared/ui/PageMeta'

/** `/withdraw?order=`; not found where the market has no withdrawal function (rule ORDER-13). */
const WithdrawalPage: PageComponent = () => {
  const t = useTranslate()
  const {withdrawal} = useShop().market
  if (!withdrawal?.online) return <NotFoundView />
  return (
    <>
      <PageMeta title={t('withdrawal.title')} noIndex />
      <WithdrawalView withdrawal={withdrawal} />
    </>
  )
}

WithdrawalPage.queries = ({shop}) => [withdrawalFunctionQuery(shop)]

export default WithdrawalPage
