/** Logins by the helpers of commerce-sdk-react, and pages that follow what their own hooks change. */
import {HookPage} from './testing/hook-page'
import {
  AuthHelpers,
  useAuthHelper,
  useBasketV2,
  useCustomer,
  useCustomerAddress,
  useCustomerBaskets,
  useCustomerId,
  useCustomerType,
  useJwksUri,
  useShopperBasketsV2Mutation,
  useShopperCustomersMutation,
  useUserInfo,
  useWellknownOpenidConfiguration,
} from '@salesforce/commerce-sdk-react'
import {act, renderHook, waitFor} from '@testing-library/react'
import {mailsTo} from '../testing/outbox'
import {addressIn} from './addresses'
import {present} from './expectations'
import type {LocalTarget} from './local-target'
import {stageMaker} from './scenario'
import {startTestTarget} from './testing/test-target'

let local: LocalTarget
let page: HookPage
let productId: string

beforeAll(async () => {
  local = await startTestTarget()
  productId = (await stageMaker(local.target)().sample()).productId
}, 60_000)
afterAll(() => local.close())

beforeEach(() => {
  localStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  }
  page = new HookPage(local.target)
})

let accounts = 0
const password = 'Wz7!abcdefgh'

/** Registers as the stock app does, which logs in at once. */
async function register(): Promise<string> {
  await page.read(() => ({data: useCustomerId(), error: null}))
  const login = `hooks-${(accounts += 1)}@example.test`
  await page.change(() => useAuthHelper(AuthHelpers.Register), {
    customer: {firstName: 'Kim', lastName: 'Contract', email: login, login},
    password,
  })
  return login
}

const customerType = () => page.read(() => ({data: useCustomerType().customerType, error: null}))
const customerId = () => page.read(() => ({data: useCustomerId(), error: null}))
const email = async () => {
  const id = await customerId()
  return (await page.read(() => useCustomer({parameters: {customerId: id}}))).email
}
const logIn = (login: string, secret: string) =>
  page.change(() => useAuthHelper(AuthHelpers.LoginRegisteredUserB2C), {
    username: login,
    password: secret,
  })
const logOut = () => page.change(() => useAuthHelper(AuthHelpers.Logout), undefined)
const newestCode = async (to: string) => {
  const url = `${local.target.outboxUrl}?to=${encodeURIComponent(to)}`
  const {data} = (await (await fetch(url)).json()) as {data: {code?: string}[]}
  return present(data.find(({code}) => code)?.code, 'a code in the outbox')
}

test('a visitor is a guest, a customer, and a guest again', async () => {
  const login = await register()
  expect(await customerType()).toBe('registered')
  expect(await email()).toBe(login)
  await logOut()
  expect(await customerType()).toBe('guest')
  await expect(logIn(login, 'wrong')).rejects.toThrow('Unauthorized')
  await logIn(login, password)
  expect(await email()).toBe(login)
})

test('a password changes and the session goes on', async () => {
  const login = await register()
  await page.change(() => useAuthHelper(AuthHelpers.UpdateCustomerPassword), {
    customer: {customerId: await customerId(), login},
    currentPassword: password,
    password: `${password}8`,
    shouldReloginCurrentSession: true,
  } as never)
  expect(await email()).toBe(login)
  await logOut()
  await expect(logIn(login, password)).rejects.toThrow('Unauthorized')
  await logIn(login, `${password}8`)
  expect(await email()).toBe(login)
})

test('a forgotten password is set by the code in the mail', async () => {
  const login = await register()
  await logOut()
  await page.change(() => useAuthHelper(AuthHelpers.GetPasswordResetToken), {
    user_id: login,
    mode: 'email',
    locale: 'de-DE',
  } as never)
  const [mail] = await mailsTo(local.target, login, 'passwordReset')
  expect(mail?.locale).toBe('de-DE')
  await page.change(() => useAuthHelper(AuthHelpers.ResetPassword), {
    user_id: login,
    pwd_action_token: await newestCode(login),
    new_password: `${password}7`,
  } as never)
  await logIn(login, `${password}7`)
  expect(await email()).toBe(login)
})

test('a private client lets in by a code instead of a password', async () => {
  const login = await register()
  await logOut()
  const {clientSecret} = local.target
  page = new HookPage(local.target, {clientSecret})
  await page.change(() => useAuthHelper(AuthHelpers.AuthorizePasswordless), {
    userid: login,
    mode: 'email',
    locale: 'de-DE',
  } as never)
  await page.change(() => useAuthHelper(AuthHelpers.LoginPasswordlessUser), {
    pwdlessLoginToken: await newestCode(login),
  } as never)
  expect(await email()).toBe(login)
})

test('the service tells of itself and of the visitor', async () => {
  const login = await register()
  const {organizationId, siteId} = local.target
  const known = await page.read(() => useWellknownOpenidConfiguration({}))
  expect((known as {jwks_uri?: string}).jwks_uri).toContain(organizationId)
  const {keys} = (await page.read(() => useJwksUri({}))) as {keys?: object[]}
  expect(keys?.length).toBeGreaterThan(0)
  const info = await page.read(() => useUserInfo({parameters: {channel_id: siteId}}))
  expect(JSON.stringify(info)).toContain(login)
})

test('a page shows the basket as its hooks change it', async () => {
  const {result} = renderHook(
    () => {
      const id = useCustomerId()
      const baskets = useCustomerBaskets({parameters: {customerId: id}}, {enabled: !!id})
      const basketId = baskets.data?.baskets?.[0]?.basketId
      return {
        id,
        baskets,
        basket: useBasketV2({parameters: {basketId: basketId ?? null}}),
        create: useShopperBasketsV2Mutation('createBasket'),
        add: useShopperBasketsV2Mutation('addItemToBasket'),
        remove: useShopperBasketsV2Mutation('deleteBasket'),
      }
    },
    {wrapper: page.wrapper},
  )
  await waitFor(() => expect(result.current.baskets.data?.total).toBe(0), {timeout: 10_000})
  await act(() => result.current.create.mutateAsync({parameters: {}, body: {}}))
  await waitFor(() => expect(result.current.basket.data?.basketId).toBeTruthy())
  const parameters = {basketId: present(result.current.basket.data?.basketId, 'basketId')}
  await act(() => result.current.add.mutateAsync({parameters, body: [{productId, quantity: 2}]}))
  await waitFor(() => expect(result.current.basket.data?.productItems?.[0]?.quantity).toBe(2))
  await act(() => result.current.remove.mutateAsync({parameters}))
  await waitFor(() => expect(result.current.baskets.data?.baskets?.length ?? 0).toBe(0))
})

test('a page shows the addresses as its hooks change them', async () => {
  await register()
  const parameters = {customerId: await customerId()}
  const address = addressIn(local.target)
  const {result} = renderHook(
    () => ({
      customer: useCustomer({parameters}),
      home: useCustomerAddress({parameters: {...parameters, addressName: 'home'}}),
      create: useShopperCustomersMutation('createCustomerAddress'),
      update: useShopperCustomersMutation('updateCustomerAddress'),
    }),
    {wrapper: page.wrapper},
  )
  await waitFor(() => expect(result.current.home.isError).toBe(true), {timeout: 10_000})
  const body = {...address, addressId: 'home', preferred: true}
  await act(() => result.current.create.mutateAsync({parameters, body}))
  await waitFor(() => expect(result.current.customer.data?.addresses?.[0]?.addressId).toBe('home'))
  await act(() =>
    result.current.update.mutateAsync({
      parameters: {...parameters, addressName: 'home'},
      body: {...body, city: 'Potsdam'},
    }),
  )
  await waitFor(() => expect(result.current.home.data?.city).toBe('Potsdam'))
  await waitFor(() => expect(result.current.customer.data?.addresses?.[0]?.city).toBe('Potsdam'))
})
