import {useCommerceState} from '@app/features/session/public/shopper-client'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import type {OrderModel} from './order'
import type {OrderCare} from './order-care'

/** Who ordered, as far as a page knows it. */
interface Contact {
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
}

let known: {readonly shopper: string | undefined; readonly contact: Contact} | undefined

/**
 * Who ordered, in the memory of the page, for the form of a withdrawal: no address and no storage has it. It is known to
 * the shopper alone whose page of the order was open.
 */
export function useKnownContact() {
  const {customerId: shopper} = useCommerceState()
  return {
    contact: known && known.shopper === shopper ? known.contact : {},
    remember: (contact: Contact) => {
      known = {shopper, contact}
    },
  }
}

/** Who ordered, as the order has it. */
export const contactOf = ({email, billingAddress}: OrderModel): Contact => ({
  email,
  firstName: String(billingAddress.firstName ?? ''),
  lastName: String(billingAddress.lastName ?? ''),
})

interface WithdrawalLinkProps {
  care: Pick<OrderCare, 'orderNo' | 'withdrawable'>
  contact?: Contact
}

/** Link to the withdrawal from an order, as long as the law of the market gives the right (rule ORDER-13). */
export function WithdrawalLink({care, contact}: WithdrawalLinkProps) {
  const {market} = useShop()
  const paths = usePaths()
  const {remember} = useKnownContact()
  const words = market.withdrawal?.online
  if (!words || !care.withdrawable) return null
  return (
    <ButtonLink
      variant="secondary"
      to={paths.withdrawal(care.orderNo)}
      onClick={() => contact && remember(contact)}
    >
      {words.withdraw}
    </ButtonLink>
  )
}
