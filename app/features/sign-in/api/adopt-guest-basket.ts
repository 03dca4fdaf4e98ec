import {isApiFault} from '@common/fault'
import type {Basket, BasketContext} from '@app/features/basket/public/basket'
import {basketsOf, inTurn} from '@app/features/basket/public/basket-call'
import {updateCustomer, loadBasket, refreshBasket} from '@app/features/basket/public/get-basket'

/** The id of the guest's basket; undefined when there is none, or when it is empty. @throws ApiFault (rejects) */
export async function guestBasketId(context: BasketContext): Promise<string | undefined> {
  const basket = await loadBasket(context)
  return basket?.productItems?.length ? basket.basketId : undefined
}

/** The guest's basket is gone: it was ordered, or it expired. */
const isNothingToMerge = (error: unknown): boolean =>
  isApiFault(error) && error.status >= 400 && error.status < 500

async function mergeBaskets(context: BasketContext): Promise<void> {
  const merge = () =>
    basketsOf(context).mergeBasket({
      parameters: {createDestinationBasket: true, productItemMergeMode: 'sum_quantities'},
    })
  await inTurn(merge).catch((error: unknown) => {
    if (!isNothingToMerge(error)) throw error
  })
}

/**
 * Brings the guest's basket along after a sign-in (rule BASKET-25). A new customer owns the guest's basket already; for
 * others it is merged (`POST baskets/actions/merge`): quantities are summed, a missing basket is created. The currency
 * becomes that of the locale, and the email address that of the customer.
 * @param guestId id of the guest's basket before the sign-in; undefined when there is nothing to merge
 * @returns the customer's basket, null when there is none
 * @throws ApiFault (rejects)
 */
export async function adoptGuestBasket(
  context: BasketContext,
  guestId: string | undefined,
  email: string | undefined,
): Promise<Basket | null> {
  let basket = await refreshBasket(context)
  if (guestId && basket?.basketId !== guestId) {
    await mergeBaskets(context)
    basket = await refreshBasket(context)
  }
  if (!basket || !email || basket.customerInfo?.email === email) return basket
  return updateCustomer(context, email)
}
