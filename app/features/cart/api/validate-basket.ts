import {scapiId} from '@common/api-id'
import {cachedBasket, type BasketContext} from '@app/features/basket/public/basket'
import {LINE_PRODUCTS} from '@app/features/basket/public/LinePicture'
import {inTurn} from '@app/features/basket/public/basket-call'
import {refreshBasket} from '@app/features/basket/public/get-basket'
import {undeliverableQuery} from './undeliverable'

interface Check {
  readonly valid?: boolean
  readonly lines?: readonly {readonly itemId: string; readonly problem: string}[]
}

/**
 * Checks the basket at the backend before the checkout. When a line has a problem, the basket is read again past
 * every cache (`GET custom_objects/ocapi/basket`), so that the cart shows it; nothing is removed.
 * @returns true when every line can be ordered
 * @throws ApiFault (rejects)
 */
export async function validateBasket(context: BasketContext): Promise<boolean> {
  const {shop, queryClient} = context
  const {basketId} = cachedBasket(context) ?? {}
  if (!basketId) return true
  const id = scapiId(basketId)
  const {lines = []} = await inTurn(() =>
    shop.api.scapi<Check>(`/custom/shopper-basket-check/v1/organizations/:org/baskets/${id}/check`),
  )
  if (lines.length === 0) return true
  await shop.api.ocapi('/custom_objects/ocapi/basket').catch(() => undefined)
  const basket = await refreshBasket(context)
  await queryClient.invalidateQueries(LINE_PRODUCTS)
  const undeliverable = lines.filter(({problem}) => problem === 'notDeliverable')
  if (basket) {
    queryClient.setQueryData(
      undeliverableQuery(shop, basket).queryKey,
      undeliverable.map(({itemId}) => itemId),
    )
  }
  return false
}
