import {
  provideShopperClient,
  publishBasket,
  type Basket,
  type ShopperClient,
} from '../model/shopper-client'

/** Every call of the client as a jest mock; basket changes return and publish what the test defines. */
export type FakeCommerce = {[Name in keyof ShopperClient]: jest.Mock}

/** Replaces the loaded session and basket code, with this basket. */
export function fakeCommerce(basket: Basket | null): FakeCommerce {
  let current = basket
  const answer = () => Promise.resolve(current)
  const names = [
    'accessToken',
    'loadBasket',
    'addItems',
    'updateItem',
    'removeItem',
    'setCustomerEmail',
    'setShippingAddress',
    'setBillingAddress',
    'shippingMethods',
    'setShippingMethod',
    'addPaymentInstrument',
    'removePaymentInstrument',
    'refreshBasket',
  ] as const
  const commerce = Object.fromEntries(
    names.map((name) => [name, jest.fn(answer)]),
  ) as unknown as FakeCommerce
  commerce.accessToken.mockResolvedValue('test-token')
  const change = (next: Basket | null) => {
    current = next
    publishBasket(next)
    return Promise.resolve(next)
  }
  commerce.setCustomerEmail.mockImplementation((email: string) =>
    change({...current, customerInfo: {...current?.customerInfo, email}} as Basket),
  )
  commerce.setShippingAddress.mockImplementation((shippingAddress: object, useAsBilling: boolean) =>
    change({
      ...current,
      ...(useAsBilling && {billingAddress: shippingAddress}),
      shipments: [{...current?.shipments?.[0], shippingAddress}],
    } as Basket),
  )
  commerce.setBillingAddress.mockImplementation((billingAddress: object) =>
    change({...current, billingAddress} as Basket),
  )
  commerce.setShippingMethod.mockImplementation((id: string) =>
    change({
      ...current,
      shipments: [{...current?.shipments?.[0], shippingMethod: {id, name: id, price: 0}}],
    } as Basket),
  )
  commerce.addPaymentInstrument.mockImplementation((instrument: object) =>
    change({
      ...current,
      paymentInstruments: [
        ...(current?.paymentInstruments ?? []),
        {...instrument, paymentInstrumentId: 'new'},
      ],
    } as Basket),
  )
  commerce.removePaymentInstrument.mockImplementation((id: string) =>
    change({
      ...current,
      paymentInstruments: current?.paymentInstruments?.filter(
        ({paymentInstrumentId}) => paymentInstrumentId !== id,
      ),
    } as Basket),
  )
  commerce.updateItem.mockImplementation((itemId: string, {quantity}: {quantity: number}) =>
    change({
      ...current,
      productItems: current?.productItems?.map((item) =>
        item.itemId === itemId ? {...item, quantity} : item,
      ),
    } as Basket),
  )
  commerce.removeItem.mockImplementation((itemId: string) =>
    change({
      ...current,
      productItems: current?.productItems?.filter((item) => item.itemId !== itemId),
    } as Basket),
  )
  publishBasket(basket)
  provideShopperClient(commerce as unknown as ShopperClient)
  return commerce
}
