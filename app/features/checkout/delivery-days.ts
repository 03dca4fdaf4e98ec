import type {BasketContext} from '@app/features/basket/public/basket'
import {arrivalOf} from '@app/features/advice/public/delivery-estimate'
import {advicePreferencesQuery} from '@app/features/advice/public/get-site-preferences'
import type {DeliveryMethod} from './api/get-shipping-methods'

/**
 * Adds the days of delivery to methods, by the delivery rules of the site (rule BASKET-19) for an order now. The methods
 * stay as they are without rules, and when these cannot be read. Loaded with the delivery step.
 */
export async function daysOf(
  {queryClient, shop}: BasketContext,
  methods: readonly DeliveryMethod[],
  postalCode: string,
): Promise<readonly DeliveryMethod[]> {
  const preferences = await queryClient
    .fetchQuery(advicePreferencesQuery(shop))
    .catch(() => undefined)
  const rules = preferences?.delivery
  if (!rules) return methods
  return methods.map((method) => {
    const days = arrivalOf(rules, {methodId: method.id, postalCode, now: new Date()})
    return days ? {...method, days} : method
  })
}
