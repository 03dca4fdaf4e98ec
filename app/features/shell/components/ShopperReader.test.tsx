import {act, cleanup, screen} from '@testing-library/react'
import {NET_ATTRIBUTE, NET_SCRIPT} from '@common/net-prices'
import {useBusinessMode} from '@app/features/account/public/business-mode'
import {publishCustomerFacts} from '@app/features/account/public/customer-facts'
import {fakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import {provideShopperClient} from '@app/features/session/public/shopper-client'
import {wasBusiness} from '@app/features/session/public/last-business'
import {ShopperReader} from './ShopperReader'

afterEach(() => {
  localStorage.clear()
  document.cookie = 'shopper_DEU=; Max-Age=0'
  cleanup()
  act(() => publishCustomerFacts(null))
})

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (part: string): string =>
  `${encode({alg: 'ES256'})}.${encode({isb: `uido:slas::${part}::chid:DEU`})}.signature`

function Prices() {
  return <output>{useBusinessMode() ? 'net' : 'gross'}</output>
}

const show = (token: string) => {
  provideShopperClient({accessToken: () => Promise.resolve(token)})
  renderInShop(
    <>
      <ShopperReader />
      <Prices />
    </>,
  )
}

test('a guest is asked for no record', async () => {
  const backend = fakeBackend()
  show(tokenOf('gcid:abGuest'))
  expect(await screen.findByText('gross')).toBeInTheDocument()
  expect(backend.calls).toHaveLength(0)
})

test('the next page of a business customer is net before the record is read, that of a guest is not', async () => {
  document.cookie = 'shopper_DEU=registered~v~hash1'
  const backend = fakeBackend()
  backend.on('/customers/abBusiness', {body: {c_isD2BCustomer: true, c_accountType: 'business'}})
  show(tokenOf('rcid:abBusiness'))
  expect(await screen.findByText('net')).toBeInTheDocument()
  cleanup()
  act(() => publishCustomerFacts(null))
  // No answer: the next page waits for its token.
  provideShopperClient({accessToken: () => new Promise(() => undefined)})
  const next = renderInShop(
    <>
      <ShopperReader />
      <Prices />
    </>,
  )
  expect(screen.getByText('net')).toBeInTheDocument()
  next.unmount()
  act(() => publishCustomerFacts(null))
  document.cookie = 'shopper_DEU=registered~v~hash2'
  renderInShop(
    <>
      <ShopperReader />
      <Prices />
    </>,
  )
  expect(screen.getByText('gross')).toBeInTheDocument()
})

/** Whether the head script of a document sets its mark. */
function markedByHead(): boolean {
  document.documentElement.removeAttribute(NET_ATTRIBUTE)
  const script = document.createElement('script')
  script.textContent = NET_SCRIPT
  document.head.append(script)
  script.remove()
  return document.documentElement.hasAttribute(NET_ATTRIBUTE)
}

test.each([
  ['of a business customer', 'registered~v~hash1', '"hash1"', true],
  ['of another customer', 'registered~v~hash2', '"hash1"', false],
  ['of a customer whose id starts alike', 'registered~v~hash12', '"hash1"', false],
  ['of a guest', 'guest~v', '"hash1"', false],
  ['of a customer without an id', 'registered~v', '""', false],
  ['without a business customer before', 'registered~v~hash1', '""', false],
])(
  'a document %s hides prices with tax: the head and the app agree',
  (_name, mark, stored, net) => {
    document.documentElement.setAttribute('data-site', 'DEU')
    document.cookie = `shopper_DEU=${mark}`
    localStorage.setItem('business-DEU', stored)
    expect(markedByHead()).toBe(net)
    expect(wasBusiness('DEU')).toBe(net)
  },
)

test('without storage the head script marks nothing', () => {
  document.documentElement.setAttribute('data-site', 'DEU')
  document.cookie = 'shopper_DEU=registered~v~hash1'
  localStorage.clear()
  expect(markedByHead()).toBe(false)
})

test('the mark of the head goes when the customer is no business customer any more', async () => {
  document.cookie = 'shopper_DEU=registered~v~hash1'
  localStorage.setItem('business-DEU', '"hash1"')
  const root = document.documentElement
  root.setAttribute(NET_ATTRIBUTE, '')
  const backend = fakeBackend()
  backend.on('/customers/abBusiness', {body: {c_isD2BCustomer: false}})
  show(tokenOf('rcid:abBusiness'))
  expect(root).toHaveAttribute(NET_ATTRIBUTE, 'app')
  expect(await screen.findByText('gross')).toBeInTheDocument()
  expect(root).not.toHaveAttribute(NET_ATTRIBUTE)
})

test('a business customer sees net prices on any page', async () => {
  const backend = fakeBackend()
  backend.on('/customers/abBusiness', {body: {c_isD2BCustomer: true, c_accountType: 'business'}})
  show(tokenOf('rcid:abBusiness'))
  expect(await screen.findByText('net')).toBeInTheDocument()
})
