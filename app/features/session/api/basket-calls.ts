import {useRef} from 'react'
import {
  useCommerceApi,
  useConfig,
  useShopperBasketsV2Mutation,
} from '@salesforce/commerce-sdk-react'
import {
  currentBasket,
  publishBasket,
  type Basket,
  type ShopperClient,
  type NewItem,
  type ProductItem,
} from '../model/shopper-client'
import {lineOfBundle, partChanges} from '../model/bundle-parts'
import {createSerialQueue} from '../model/serial-queue'
import {useBasketReader} from './basket-reader'
import {faulting, isStaleBasket, noBasketFault, withToken, type TokenSource} from './sdk-call'

/** The default shipment of every basket (B2C Commerce names it `me`). */
const SHIPMENT_ID = 'me'

/** Converts an item to the format of the API. */
const newItem = ({
  productId,
  quantity,
  optionItems,
  custom,
  parts,
  ...bonus
}: NewItem): ProductItem => ({
  productId,
  quantity,
  ...bonus,
  ...(optionItems && {optionItems: [...optionItems]}),
  ...(parts?.length && {
    bundledProductItems: parts.map((part) => ({productId: part.productId, quantity})),
  }),
  ...custom,
})

/** The mutations of commerce-sdk-react that the shop uses. */
function useMutations() {
  return {
    create: useShopperBasketsV2Mutation('createBasket'),
    change: useShopperBasketsV2Mutation('updateBasket'),
    add: useShopperBasketsV2Mutation('addItemToBasket'),
    update: useShopperBasketsV2Mutation('updateItemInBasket'),
    updateAll: useShopperBasketsV2Mutation('updateItemsInBasket'),
    remove: useShopperBasketsV2Mutation('removeItemFromBasket'),
    customer: useShopperBasketsV2Mutation('updateCustomerForBasket'),
    shipping: useShopperBasketsV2Mutation('updateShippingAddressForShipment'),
    billing: useShopperBasketsV2Mutation('updateBillingAddressForBasket'),
    method: useShopperBasketsV2Mutation('updateShippingMethodForShipment'),
    pay: useShopperBasketsV2Mutation('addPaymentInstrumentToBasket'),
    unpay: useShopperBasketsV2Mutation('removePaymentInstrumentFromBasket'),
  }
}

/** Every session and basket call of the shop on commerce-sdk-react. */
export function useBasketCalls(accessToken: TokenSource): ShopperClient {
  const shopperBasketsV2 = useCommerceApi('shopperBasketsV2')
  const {currency} = useConfig()
  const queue = useRef(createSerialQueue()).current
  const read = useBasketReader(accessToken)
  const mutations = useMutations()

  const basketId = async (): Promise<string> => {
    const basket = currentBasket() ?? (await read(false))
    if (!basket?.basketId) throw noBasketFault()
    return basket.basketId
  }
  const published = async (call: Promise<Basket>): Promise<Basket> => {
    const basket = await faulting(call)
    publishBasket(basket)
    return basket
  }
  /**
   * Runs a basket change in its turn. When the changed object no longer exists, the basket is read again
   * before the promise rejects.
   */
  const change = (run: (basketId: string) => Promise<Basket>): Promise<Basket> =>
    queue(async () => {
      try {
        return await published(run(await basketId()))
      } catch (error) {
        if (isStaleBasket(error)) await read(true).catch(() => null)
        throw error
      }
    })
  /** Changes the currency of the basket to that of the locale when they differ (rule BASKET-3). */
  const inCurrency = async (basket: Basket | null): Promise<Basket | null> => {
    if (!basket?.basketId || basket.currency === currency) return basket
    const {basketId: id} = basket
    return published(mutations.change.mutateAsync({parameters: {basketId: id}, body: {currency}}))
  }
  const basketIdForAdding = async (): Promise<string> => {
    const basket =
      currentBasket() ??
      (await read(false)) ??
      (await faulting(mutations.create.mutateAsync({body: {currency}, parameters: {}})))
    return basket.basketId ?? ''
  }
  /**
   * Sets the variants of the parts of a bundle that was just added. If a variant cannot be set, the bundle
   * is removed again.
   */
  const chooseParts = async (basket: Basket, item: NewItem): Promise<Basket> => {
    const line = lineOfBundle(basket, item)
    const {basketId: id = ''} = basket
    if (!line?.itemId) return basket
    const parameters = {basketId: id}
    try {
      const body = partChanges(line, item)
      return await published(mutations.updateAll.mutateAsync({parameters, body}))
    } catch (error) {
      const {itemId} = line
      await published(mutations.remove.mutateAsync({parameters: {...parameters, itemId}})).catch(
        () => undefined,
      )
      throw error
    }
  }
  const add: ShopperClient['addItems'] = async (items) => {
    let basket = await published(
      mutations.add.mutateAsync({
        parameters: {basketId: await basketIdForAdding()},
        body: items.map(newItem),
      }),
    )
    for (const item of items) {
      if (item.parts?.length) basket = await chooseParts(basket, item)
    }
    return basket
  }

  return {
    accessToken: (refresh) => faulting(accessToken(refresh)),
    loadBasket: () => queue(async () => inCurrency(await read(false))),
    refreshBasket: () => queue(async () => inCurrency(await read(true))),
    addItems: (items) =>
      queue(async () => {
        try {
          return await add(items)
        } catch (error) {
          // The basket was ordered or deleted elsewhere: the change is repeated with a new one.
          if (!isStaleBasket(error) || (await read(true)) !== null) throw error
          return add(items)
        }
      }),
    updateItem: (itemId, body) =>
      change((id) => mutations.update.mutateAsync({parameters: {basketId: id, itemId}, body})),
    removeItem: (itemId) =>
      change((id) => mutations.remove.mutateAsync({parameters: {basketId: id, itemId}})),
    setCustomerEmail: (email) =>
      change((id) => mutations.customer.mutateAsync({parameters: {basketId: id}, body: {email}})),
    setShippingAddress: (body, useAsBilling) =>
      change((id) =>
        mutations.shipping.mutateAsync({
          parameters: {basketId: id, shipmentId: SHIPMENT_ID, useAsBilling},
          body,
        }),
      ),
    setBillingAddress: (body) =>
      change((id) => mutations.billing.mutateAsync({parameters: {basketId: id}, body})),
    shippingMethods: () =>
      queue(() =>
        withToken(accessToken, async (token) =>
          shopperBasketsV2.getShippingMethodsForShipment({
            parameters: {basketId: await basketId(), shipmentId: SHIPMENT_ID},
            headers: {Authorization: `Bearer ${token}`},
          }),
        ),
      ),
    setShippingMethod: (methodId) =>
      change((id) =>
        mutations.method.mutateAsync({
          parameters: {basketId: id, shipmentId: SHIPMENT_ID},
          body: {id: methodId},
        }),
      ),
    addPaymentInstrument: (body) =>
      change((id) => mutations.pay.mutateAsync({parameters: {basketId: id}, body})),
    removePaymentInstrument: (paymentInstrumentId) =>
      change((id) =>
        mutations.unpay.mutateAsync({parameters: {basketId: id, paymentInstrumentId}}),
      ),
  }
}
