import loadable from '@loadable/component'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {Quiet} from '@app/shared/ui/Deferred'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {PaymentReturn} from '@app/features/checkout/components/PaymentReturn'
import {Survey} from '@app/features/site-services/components/Survey'
import {ConfirmationView} from '@app/features/order/components/ConfirmationView'
import type {RenderAccountOffer} from '@app/features/order/components/OrderReceipt'

const AccountOffer = loadable(() => import('@app/features/sign-in/components/AccountOffer'), {
  ssr: false,
})

/** Without its code, the confirmation is complete except for the offer. */
const renderOffer: RenderAccountOffer = (order) => (
  <>
    <Quiet>
      <AccountOffer order={order} />
    </Quiet>
    <Quiet>
      <Survey />
    </Quiet>
  </>
)

/** `/appcheckout/confirmation?token=`. */
const ConfirmationPage: PageComponent = () => {
  const t = useTranslate()
  return (
    <>
      <PageMeta title={t('meta.confirmation.title')} noIndex />
      <PaymentReturn>
        <ConfirmationView accountOffer={renderOffer} />
      </PaymentReturn>
    </>
  )
}

export default ConfirmationPage
