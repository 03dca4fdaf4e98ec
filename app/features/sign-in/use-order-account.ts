import {useState} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {faultFromThrown, type ApiFault} from '@common/fault'
import {accountSettingsOf, needsActivation} from '@common/account-settings'
import {useTrack} from '@app/features/analytics/public/use-track'
import {
  claimRememberedOrder,
  rememberClaim,
  rememberedClaim,
} from '@app/features/order/public/claim-order'
import type {OrderModel} from '@app/features/order/public/order'
import {emailHash} from '@app/shared/lib/email-hash'
import {useShop} from '@app/shared/lib/shop-context'
import {requestActivation} from './api/activate-account'
import {registerCustomer} from './api/register-customer'
import {isRegisteredAddress} from './public/account-form'
import {customerOfOrder} from './model/order-account'
import {useSignIn} from './use-sign-in'

/** How far the account of an order is: `unclaimed` has the account, but not the order yet. */
export type OrderAccountState = 'offered' | 'mailed' | 'unclaimed' | 'done'

interface OrderAccount {
  readonly state: OrderAccountState
  /** Opens the account and assigns the order. @throws ApiFault (rejects) */
  readonly open: (password: string) => Promise<void>
  /** Assigns the order again. @throws ApiFault (rejects) */
  readonly claim: () => Promise<void>
}

/** Opens the account of the guest of an order, and assigns the order to it (rule ORDER-4). */
export function useOrderAccount(order: OrderModel): OrderAccount {
  const shop = useShop()
  const queryClient = useQueryClient()
  const signIn = useSignIn()
  const track = useTrack()
  const [state, setState] = useState<OrderAccountState>('offered')
  const isUnclaimed = () => rememberedClaim(shop.site.id)?.orderNo === order.orderNo

  /** @returns the refusal of an address that has an account, else null */
  const register = async (password: string): Promise<ApiFault | null> => {
    try {
      await registerCustomer(shop, customerOfOrder(order, password))
      track({type: 'sign_up', method: 'password'})
      return null
    } catch (error) {
      const fault = faultFromThrown(error)
      if (isRegisteredAddress(fault)) return fault
      throw fault
    }
  }
  const open = async (password: string): Promise<void> => {
    const {orderNo, email} = order
    rememberClaim(shop.site.id, {orderNo, emailHash: await emailHash(email)})
    const taken = await register(password)
    if (!taken && needsActivation(accountSettingsOf(shop.site), email, false)) {
      await requestActivation(shop, email)
      return setState('mailed')
    }
    // The account may be the one of an earlier attempt with a lost answer: then the password is the right one.
    await signIn('login', {login: email, password}).catch((error: unknown) => {
      throw taken ?? error
    })
    setState(isUnclaimed() ? 'unclaimed' : 'done')
  }
  return {
    state,
    open,
    claim: async () => {
      await claimRememberedOrder(shop)
      if (isUnclaimed()) return
      setState('done')
      void queryClient.invalidateQueries(['order'])
    },
  }
}
