import {useQueryClient} from '@tanstack/react-query'
import {
  useCommerceApi,
  useConfig,
  useShopperBasketsV2Mutation,
} from '@salesforce/commerce-sdk-react'
import {ApiFault, faultFromSdkError} from '@app/shared/api/fault'
import type {Basket, CommerceBridge} from '../model/commerce-bridge'
import {publishBasket} from '../model/commerce-bridge'
import {customerIdOf} from '../model/access-token'

/** The default shipment of every basket (B2C Commerce names it `me`). */
const SHIPMENT_ID = 'me'

const noBasket = (): ApiFault =>
  new ApiFault({
    type: 'basket-not-found',
    status: 404,
    title: 'Basket Not Found',
    detail: 'There is no basket.',
    arguments: {},
  })

/** Runs an SDK call and turns its failure into the one fault model. */
async function faulting<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw await faultFromSdkError(error)
  }
}

/** Reads and forgets the basket; kept under the SDK's own query key, so that its hooks see it. */
function useBasketQuery(token: () => Promise<string>) {
  const queryClient = useQueryClient()
  const api = useCommerceApi()
  const {organizationId, siteId, locale, currency} = useConfig()

  const read = async (fresh: boolean): Promise<Basket | null> => {
    const accessToken = await faulting(token())
    const customerId = customerIdOf(accessToken)
    const parameters = {organizationId, siteId, locale, currency, customerId}
    const result = await faulting(
      queryClient.fetchQuery({
        queryKey: [
          '/commerce-sdk-react',
          '/organizations/',
          organizationId,
          '/customers/',
          customerId,
          '/baskets',
          {organizationId, customerId, siteId},
        ],
        queryFn: () =>
          api.shopperCustomers.getCustomerBaskets({
            parameters,
            headers: {Authorization: `Bearer ${accessToken}`},
          }),
        staleTime: fresh ? 0 : 2000,
      }),
    )
    const basket = (result.baskets?.[0] as Basket | undefined) ?? null
    publishBasket(basket)
    return basket
  }
  return read
}

/** Every basket call of the shop on the hooks of commerce-sdk-react; each publishes the basket it got. */
export function useBasketCalls(token: () => Promise<string>): Omit<CommerceBridge, 'accessToken'> {
  const api = useCommerceApi()
  const {siteId} = useConfig()
  const read = useBasketQuery(token)
  const create = useShopperBasketsV2Mutation('createBasket')
  const add = useShopperBasketsV2Mutation('addItemToBasket')
  const update = useShopperBasketsV2Mutation('updateItemInBasket')
  const remove = useShopperBasketsV2Mutation('removeItemFromBasket')
  const customer = useShopperBasketsV2Mutation('updateCustomerForBasket')
  const shipping = useShopperBasketsV2Mutation('updateShippingAddressForShipment')
  const billing = useShopperBasketsV2Mutation('updateBillingAddressForBasket')
  const method = useShopperBasketsV2Mutation('updateShippingMethodForShipment')
  const pay = useShopperBasketsV2Mutation('addPaymentInstrumentToBasket')
  const unpay = useShopperBasketsV2Mutation('removePaymentInstrumentFromBasket')

  const existing = async (): Promise<string> => {
    const basket = await read(false)
    if (!basket?.basketId) throw noBasket()
    return basket.basketId
  }
  const published = async (call: Promise<Basket>): Promise<Basket> => {
    const basket = await faulting(call)
    publishBasket(basket)
    return basket
  }
  const shipment = async () => ({basketId: await existing(), shipmentId: SHIPMENT_ID})

  return {
    loadBasket: () => read(false),
    refreshBasket: () => read(true),
    addItems: async (items) => {
      const basket =
        (await read(false)) ?? (await published(create.mutateAsync({body: {}, parameters: {}})))
      return published(
        add.mutateAsync({
          parameters: {basketId: basket.basketId ?? ''},
          body: items.map((item) => ({...item})),
        }),
      )
    },
    updateItem: async (itemId, body) =>
      published(update.mutateAsync({parameters: {basketId: await existing(), itemId}, body})),
    removeItem: async (itemId) =>
      published(remove.mutateAsync({parameters: {basketId: await existing(), itemId}})),
    setCustomerEmail: async (email) =>
      published(customer.mutateAsync({parameters: {basketId: await existing()}, body: {email}})),
    setShippingAddress: async (body, useAsBilling) =>
      published(shipping.mutateAsync({parameters: {...(await shipment()), useAsBilling}, body})),
    setBillingAddress: async (body) =>
      published(billing.mutateAsync({parameters: {basketId: await existing()}, body})),
    shippingMethods: async () => {
      const accessToken = await faulting(token())
      return faulting(
        api.shopperBasketsV2.getShippingMethodsForShipment({
          parameters: {...(await shipment()), siteId},
          headers: {Authorization: `Bearer ${accessToken}`},
        }),
      )
    },
    setShippingMethod: async (id) =>
      published(method.mutateAsync({parameters: await shipment(), body: {id}})),
    addPaymentInstrument: async (body) =>
      published(pay.mutateAsync({parameters: {basketId: await existing()}, body})),
    removePaymentInstrument: async (paymentInstrumentId) =>
      published(unpay.mutateAsync({parameters: {basketId: await existing(), paymentInstrumentId}})),
  }
}
