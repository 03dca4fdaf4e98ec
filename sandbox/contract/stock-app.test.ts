/**
 * A visit as the stock Retail React App makes it: its hooks, its parameters, its order of calls, in a
 * browser-like page, on a sandbox in another process.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import {webcrypto} from 'node:crypto'
import {setImmediate} from 'node:timers'
import {TextDecoder, TextEncoder} from 'node:util'
import {
  AuthHelpers,
  CommerceApiProvider,
  useAuthHelper,
  useBasketV2,
  useCategory,
  useCustomer,
  useCustomerBaskets,
  useCustomerId,
  useCustomerOrders,
  useCustomerProductLists,
  useCustomerType,
  useOrder,
  usePaymentMethodsForBasketV2,
  useProduct,
  useProducts,
  useProductSearch,
  useSearchSuggestions,
  useShippingMethodsForShipmentV2,
  useShopperBasketsV2Mutation,
  useShopperCustomersMutation,
  useShopperOrdersMutation,
} from '@salesforce/commerce-sdk-react'
import {QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {act, renderHook, waitFor} from '@testing-library/react'
import {createElement, type ReactNode} from 'react'
import {startSandboxProcess, type SandboxProcess} from './testing/sandbox-process'

let sandbox: SandboxProcess

beforeAll(async () => {
  Object.defineProperty(window, 'crypto', {value: webcrypto})
  Object.assign(globalThis, {TextDecoder, TextEncoder, setImmediate})
  sandbox = await startSandboxProcess()
}, 60_000)
afterAll(() => sandbox.stop())

const queryClient = new QueryClient({
  defaultOptions: {queries: {retry: false, staleTime: 2000}, mutations: {retry: false}},
  logger: {log: () => undefined, warn: () => undefined, error: () => undefined},
})

const logger = {debug() {}, info() {}, log() {}, warn() {}, error() {}}

function Page({children}: {children: ReactNode}) {
  const provider = createElement(CommerceApiProvider, {
    proxy: sandbox.baseUrl,
    // Like a browser, the client follows the redirect: any page that answers will do.
    redirectURI: `${sandbox.baseUrl}/healthz`,
    organizationId: 'f_ecom_sbox_001',
    clientId: 'b4e0c2a1-1111-4222-8333-0123456789ab',
    shortCode: 'local',
    siteId: 'DEU',
    locale: 'de-DE',
    currency: 'EUR',
    logger,
    children,
  } as unknown as Parameters<typeof CommerceApiProvider>[0])
  return createElement(QueryClientProvider, {client: queryClient, children: provider})
}

/** Runs a hook of the page until it has data. */
async function read<Data>(hook: () => {data?: Data; error: unknown}): Promise<NonNullable<Data>> {
  const {result, unmount} = renderHook(hook, {wrapper: Page})
  await waitFor(() => expect(result.current.error ?? result.current.data).toBeTruthy(), {
    timeout: 15_000,
  })
  const {data, error} = result.current
  unmount()
  if (data === undefined || data === null) throw error
  return data
}

/** Calls a mutation of the page. */
async function change<Options, Answer>(
  hook: () => {mutateAsync: (options: Options) => Promise<Answer>},
  options: Options,
): Promise<Answer> {
  const {result, unmount} = renderHook(hook, {wrapper: Page})
  const answer = await act(() => result.current.mutateAsync(options))
  unmount()
  return answer
}

const expand = [
  'availability',
  'promotions',
  'options',
  'images',
  'prices',
  'variations',
  'set_products',
  'bundled_products',
] as const

const address = {
  firstName: 'Kim',
  lastName: 'Contract',
  address1: 'Lindenweg 4',
  postalCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
  phone: '030 123456',
}

const visit: {productId?: string; basketId?: string; orderNo?: string; customerId?: string} = {}
const known = (value: string | undefined): string => value ?? 'missing'

test('a guest browses from the menu over a listing to a product', async () => {
  const menu = await read(() => useCategory({parameters: {id: 'root', levels: 2}}))
  expect(menu.categories?.length).toBeGreaterThan(0)
  const category = menu.categories?.[0]
  const listing = await read(() =>
    useProductSearch({
      parameters: {
        limit: 25,
        offset: 0,
        sort: 'best-matches',
        refine: [`cgid=${category?.id}`, 'htype=product|master|variation_group|set|bundle'],
        perPricebook: true,
        allVariationProperties: true,
        allImages: true,
        expand: [
          'promotions',
          'variations',
          'prices',
          'images',
          'page_meta_tags',
          'custom_properties',
        ],
      } as unknown as {refine: string},
    }),
  )
  const [hit] = listing.hits
  expect(hit?.imageGroups?.length).toBeGreaterThan(0)
  const master = await read(() =>
    useProduct({
      parameters: {
        id: known(hit?.productId),
        perPricebook: true,
        expand: [...expand],
        allImages: true,
      },
    }),
  )
  const variant = master.variants?.find(({orderable}) => orderable)
  visit.productId = variant?.productId ?? master.id
  const product = await read(() =>
    useProduct({
      parameters: {
        id: known(visit.productId),
        perPricebook: true,
        expand: [...expand],
        allImages: true,
      },
    }),
  )
  expect(product.inventory?.orderable).toBe(true)
  expect(product.price).toBeGreaterThan(0)
  const several = await read(() =>
    useProducts({
      parameters: {
        ids: `${known(visit.productId)},${known(hit?.productId)}`,
        allImages: true,
        perPricebook: true,
        expand: ['availability', 'variations', 'images', 'prices'],
      } as unknown as {ids: string[]},
    }),
  )
  expect(several.total).toBe(new Set([visit.productId, hit?.productId]).size)
  const suggestions = await read(() =>
    useSearchSuggestions({
      parameters: {
        q: (product.name ?? '').split(' ')[0] ?? '',
        expand: ['images', 'prices'],
        includeEinsteinSuggestedPhrases: true,
      } as unknown as {q: string},
    }),
  )
  expect(suggestions.productSuggestions?.products?.length).toBeGreaterThan(0)
})

test('the guest fills a basket', async () => {
  const customerId = await readValue(useCustomerId)
  const before = await read(() => useCustomerBaskets({parameters: {customerId}}))
  expect(before.total).toBe(0)
  const created = await change(() => useShopperBasketsV2Mutation('createBasket'), {
    parameters: {},
    body: {},
  })
  visit.basketId = created.basketId
  const filled = await change(() => useShopperBasketsV2Mutation('addItemToBasket'), {
    parameters: {basketId: known(visit.basketId)},
    body: [{productId: known(visit.productId), quantity: 1}],
  })
  expect(filled.productItems?.[0]?.productId).toBe(visit.productId)
  const itemId = known(filled.productItems?.[0]?.itemId)
  await change(() => useShopperBasketsV2Mutation('updateItemInBasket'), {
    parameters: {basketId: known(visit.basketId), itemId},
    body: {productId: known(visit.productId), quantity: 2},
  })
  const basket = await read(() => useBasketV2({parameters: {basketId: known(visit.basketId)}}))
  expect(basket.productItems?.[0]?.quantity).toBe(2)
})

test('the guest checks out in the order of the stock app', async () => {
  const basketId = known(visit.basketId)
  const shipment = {basketId, shipmentId: 'me'}
  await change(() => useShopperBasketsV2Mutation('updateCustomerForBasket'), {
    parameters: {basketId},
    body: {email: 'kim@example.test'},
  })
  await change(() => useShopperBasketsV2Mutation('updateShippingAddressForShipment'), {
    parameters: {...shipment, useAsBilling: false},
    body: address,
  })
  const methods = await read(() => useShippingMethodsForShipmentV2({parameters: shipment}))
  await change(() => useShopperBasketsV2Mutation('updateShippingMethodForShipment'), {
    parameters: shipment,
    body: {id: known(methods.defaultShippingMethodId)},
  })
  await change(() => useShopperBasketsV2Mutation('updateBillingAddressForBasket'), {
    parameters: {basketId},
    body: address,
  })
  const payments = await read(() => usePaymentMethodsForBasketV2({parameters: {basketId}}))
  const card = payments.applicablePaymentMethods?.find(({id}) => id === 'CREDIT_CARD')
  expect(card?.cards?.length).toBeGreaterThan(0)
  await change(() => useShopperBasketsV2Mutation('addPaymentInstrumentToBasket'), {
    parameters: {basketId},
    body: {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: {
        holder: 'Kim Contract',
        maskedNumber: '************1111',
        cardType: 'Visa',
        expirationMonth: 12,
        expirationYear: 2099,
      } as never,
    },
  })
  const order = await change(() => useShopperOrdersMutation('createOrder'), {
    parameters: {},
    body: {basketId},
  })
  visit.orderNo = order.orderNo
  const confirmed = await read(() => useOrder({parameters: {orderNo: known(visit.orderNo)}}))
  expect(confirmed.orderTotal).toBe(order.orderTotal)
  expect(confirmed.paymentInstruments?.[0]?.paymentCard?.numberLastDigits).toBe('1111')
})

test('the guest registers, keeps a wish list and finds the account in order', async () => {
  const login = `stock-${Date.now()}@example.test`
  const credentials = {username: login, password: 'Wz7!abcdefgh'}
  await change(() => useAuthHelper(AuthHelpers.Register), {
    customer: {firstName: 'Kim', lastName: 'Contract', email: login, login},
    password: credentials.password,
  })
  expect((await read(() => ({data: useCustomerType().customerType, error: null}))).toString()).toBe(
    'registered',
  )
  const customerId = await readValue(useCustomerId)
  const customer = await read(() => useCustomer({parameters: {customerId}}))
  expect(customer.email).toBe(login)
  await change(() => useShopperCustomersMutation('createCustomerProductList'), {
    parameters: {customerId},
    body: {type: 'wish_list', public: false},
  })
  const lists = await read(() => useCustomerProductLists({parameters: {customerId}}))
  const listId = known(lists.data?.[0]?.id)
  await change(() => useShopperCustomersMutation('createCustomerProductListItem'), {
    parameters: {customerId, listId},
    body: {
      productId: known(visit.productId),
      quantity: 1,
      priority: 1,
      public: false,
      type: 'product',
    },
  })
  queryClient.clear()
  const filled = await read(() => useCustomerProductLists({parameters: {customerId}}))
  expect(filled.data?.[0]?.customerProductListItems?.[0]?.productId).toBe(visit.productId)
  const orders = await read(() => useCustomerOrders({parameters: {customerId}}))
  expect(orders.total).toBe(0)
  await change(() => useAuthHelper(AuthHelpers.Logout), undefined)
  await change(() => useAuthHelper(AuthHelpers.LoginRegisteredUserB2C), credentials)
  expect(await readValue(useCustomerId)).toBe(customerId)
})

/** A hook whose value is there from some moment on. */
async function readValue(hook: () => string | null): Promise<string> {
  return read(() => ({data: hook() ?? undefined, error: null}))
}
