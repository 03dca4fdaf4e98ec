import {useMemo, type ReactNode} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {ShopperBasketsV2} from '@app/generated/commerce/shopper-baskets-v2'
import {isApiFault} from '@common/fault'
import {CommerceApiContext} from '@app/shared/commerce/contexts'
import {contextClients} from '@app/shared/commerce/decorators'
import {useShop, type Shop} from '@app/shared/lib/shop-context'
import {
  SourceContext,
  type BasketContext,
  type BasketSource,
  type Basket,
} from '@app/features/basket/public/basket'
import {temporaryBasketId} from '@app/features/basket/public/temporary-basket'

const NONE = {baskets: []}

/** Reads the basket of this tab's purchase; none when it was ordered or has expired. @throws ApiFault */
async function readTemporaryBasket({api, site}: Shop): Promise<{baskets: readonly Basket[]}> {
  const basketId = temporaryBasketId(site.id)
  if (!basketId) return NONE
  try {
    return {baskets: [await api.clients.of(ShopperBasketsV2).getBasket({parameters: {basketId}})]}
  } catch (error) {
    if (isApiFault(error) && error.status === 404) return NONE
    throw error
  }
}

/** Below it, all basket operations and hooks are on the basket of a purchase from a product page (rule PAY-9). */
export function TemporaryBasket({children}: {children: ReactNode}) {
  const shop = useShop()
  const queryClient = useQueryClient()
  const context = useMemo((): BasketContext & {source: BasketSource} => {
    const key = ['basket', 'temporary', shop.site.id]
    return {shop, queryClient, source: {key, read: readTemporaryBasket}}
  }, [shop, queryClient])
  const clients = useMemo(() => contextClients(context), [context])
  return (
    <SourceContext.Provider value={context.source}>
      <CommerceApiContext.Provider value={clients}>{children}</CommerceApiContext.Provider>
    </SourceContext.Provider>
  )
}
