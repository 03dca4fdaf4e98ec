import {useMemo, type ReactNode} from 'react'
import {scapiId} from '@common/api-id'
import {isApiFault} from '@common/fault'
import {useShop, type Shop} from '@app/shared/lib/shop-context'
import {BasketSourceProvider, type BasketSource} from '../api/basket-context'
import type {Basket} from '../model/basket'
import {temporaryBasketId} from '../model/temporary-basket'

const NONE = {baskets: []}

/** Reads the basket of this tab's purchase; none when it was ordered or has expired. @throws ApiFault */
async function readTemporaryBasket({api, site}: Shop): Promise<{baskets: readonly Basket[]}> {
  const basketId = temporaryBasketId(site.id)
  if (!basketId) return NONE
  const path = '/checkout/shopper-baskets/v2/organizations/:org/baskets/'
  try {
    return {baskets: [await api.scapi<Basket>(path + scapiId(basketId))]}
  } catch (error) {
    if (isApiFault(error) && error.status === 404) return NONE
    throw error
  }
}

/** Below it, all basket operations are on the basket of a purchase from a product page (rule PAY-9). */
export function TemporaryBasket({children}: {children: ReactNode}) {
  const {id} = useShop().site
  const source = useMemo(
    (): BasketSource => ({key: ['basket', 'temporary', id], read: readTemporaryBasket}),
    [id],
  )
  return <BasketSourceProvider value={source}>{children}</BasketSourceProvider>
}
