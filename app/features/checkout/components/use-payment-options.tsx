import {useRef, type ReactNode} from 'react'
import type {PaymentInstrumentRequest} from '@app/features/basket/public/basket'
import {usePaymentIcons, PaymentIcons} from '@app/features/payment/public/PaymentIcons'
import {iconsOf} from '@app/features/payment/public/payment-icons'
import {ProviderFields, type ProviderFieldsHandle} from './ProviderFields'
import {
  instrumentOf,
  cardMethodOf,
  savedCardId,
  savedOptionId,
  savedCardsOf,
  type SavedCard,
} from '@app/features/payment/public/payment-instrument'
import type {PaymentMethod} from '@app/features/payment/public/payment-methods'
import {paymentName} from '@app/features/payment/public/payment-names'
import {useTranslate} from '@app/shared/i18n/messages'
import type {RadioCard} from '@app/shared/ui/form/RadioCards'
import type {PaymentValues} from './payment-form'
import {useCustomerRecord} from '@app/features/account/public/customer-record'
import {useShopperKind} from '@app/features/session/public/use-shopper-kind'

/** The saved cards of a signed-in customer; undefined for guests, and until they are loaded. */
function useSavedCards(): readonly SavedCard[] | undefined {
  const shopper = useShopperKind()
  const customerId = shopper.status === 'registered' ? shopper.customerId : ''
  const {data} = useCustomerRecord(customerId)
  return data && savedCardsOf(data)
}

/** True for a method whose data a frame of the provider collects. */
const hasFields = (
  method: PaymentMethod,
): method is PaymentMethod & {provider: NonNullable<PaymentMethod['provider']>} =>
  method.provider?.flow === 'fields'

/** A payment for the basket, and the id of its method for reports. */
interface ChosenPayment {
  readonly request: PaymentInstrumentRequest
  readonly method: string
}

/**
 * The ways to pay: the customer's saved cards, where the basket can be paid by card, and the methods. `requestOf`
 * returns `incomplete` when the provider's fields are not complete, and `unknown` for an option that is gone.
 * @param saveCard checkbox below the card fields of a signed-in customer
 */
export function usePaymentOptions(
  methods: readonly PaymentMethod[],
  chosenId: string,
  saveCard: ReactNode,
) {
  const t = useTranslate()
  const fields = useRef<ProviderFieldsHandle>(null)
  const {data: icons = []} = usePaymentIcons()
  const savedCards = useSavedCards()
  const cardMethod = cardMethodOf(methods)
  const cards = cardMethod ? (savedCards ?? []) : []

  const requestOf = async ({
    methodId,
    saveCard: isRequested,
  }: PaymentValues): Promise<ChosenPayment | 'incomplete' | 'unknown'> => {
    const card = cards.find(({id}) => id === savedCardId(methodId))
    if (card && cardMethod) {
      return {request: {customerPaymentInstrumentId: card.id}, method: cardMethod.id}
    }
    const method = methods.find(({id}) => id === methodId)
    if (!method) return 'unknown'
    const details = hasFields(method) ? await fields.current?.collect() : undefined
    if (details === null) return 'incomplete'
    const request = instrumentOf(
      method,
      details,
      isRequested && savedCards && method === cardMethod,
    )
    return {request, method: method.id}
  }

  const options: RadioCard[] = [
    ...cards.map(({id, instrument}) => ({
      value: savedOptionId(id),
      title: paymentName({methodId: '', instrument}, t),
      text: t('payment.saved.hint'),
    })),
    ...methods.map((method) => ({
      value: method.id,
      title: method.name,
      text: method.description,
      aside: <PaymentIcons icons={iconsOf(method, icons)} beside={method.name} />,
      detail:
        hasFields(method) && method.id === chosenId ? (
          <>
            <ProviderFields ref={fields} method={method.provider.id} />
            {savedCards && method === cardMethod && saveCard}
          </>
        ) : undefined,
    })),
  ]
  return {options, requestOf}
}
