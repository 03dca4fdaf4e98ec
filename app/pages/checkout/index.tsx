import loadable from '@loadable/component'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {useOwnDocument} from '@app/shared/lib/use-own-document'
import {Quiet} from '@app/shared/ui/Deferred'
import {PageMeta} from '@app/shared/ui/PageMeta'
import type {Basket} from '@app/features/basket/public/basket'
import {
  CheckoutSlotsContext,
  type AddressChoiceProps,
  type CheckoutSlots,
} from '@app/features/checkout/public/checkout-slots'
import {CheckoutView} from '@app/features/checkout/components/CheckoutView'
import {useShopperKind} from '@app/features/session/public/use-shopper-kind'

const SavedAddresses = loadable(
  async () => (await import('@app/features/address-book/components/SavedAddresses')).SavedAddresses,
  {ssr: false},
)

/** The saved addresses of a signed-in customer; guests load none of it. */
function AddressChoice(props: AddressChoiceProps) {
  const shopper = useShopperKind()
  if (shopper.status !== 'registered') return null
  return <SavedAddresses {...props} customerId={shopper.customerId} />
}

const CouponForm = loadable(
  async () => (await import('@app/features/basket/public/Coupons')).Coupons,
  {ssr: false},
)

/** Without its code, a voucher can still be added in the cart. */
function Coupons({basket}: {basket: Basket}) {
  return (
    <Quiet>
      <CouponForm basket={basket} />
    </Quiet>
  )
}

const slots: CheckoutSlots = {AddressChoice, Coupons}

/** `/appcheckout`. */
const CheckoutPage: PageComponent = () => {
  const t = useTranslate()
  useOwnDocument()
  return (
    <CheckoutSlotsContext.Provider value={slots}>
      <PageMeta title={t('meta.checkout.title')} noIndex />
      <CheckoutView />
    </CheckoutSlotsContext.Provider>
  )
}

export default CheckoutPage
