import {useEffect, useRef} from 'react'
import {useShopperBasketsV2Mutation} from '@salesforce/commerce-sdk-react'
import {useCustomerEmail} from '@app/features/account/public/customer-facts'
import type {Basket} from './public/basket'

/**
 * Gives a basket the email address of the signed-in customer when it has another one (rule BASKET-28). A change that
 * fails is made again with the next page.
 */
export function useOwnEmail(basket: Basket | null | undefined): void {
  const {mutateAsync: updateCustomer} = useShopperBasketsV2Mutation('updateCustomerForBasket')
  const email = useCustomerEmail()
  const tried = useRef('')
  const {basketId, customerInfo} = basket ?? {}
  const isOther = email !== undefined && basketId !== undefined && customerInfo?.email !== email
  useEffect(() => {
    const wanted = `${basketId} ${email}`
    if (!isOther || tried.current === wanted) return
    tried.current = wanted
    updateCustomer({parameters: {basketId}, body: {email}}).catch(() => undefined)
  }, [updateCustomer, basketId, email, isOther])
}
