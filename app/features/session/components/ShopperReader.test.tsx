import {act, cleanup, screen} from '@testing-library/react'
import {useBusinessMode} from '@app/features/account/business-mode'
import {publishCustomerFacts} from '@app/features/account/customer-facts'
import {fakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import {provideShopperClient} from '../model/shopper-client'
import {ShopperReader} from './ShopperReader'

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

test('a business customer sees net prices on any page', async () => {
  const backend = fakeBackend()
  backend.on('/customers/abBusiness', {body: {c_isD2BCustomer: true, c_accountType: 'business'}})
  show(tokenOf('rcid:abBusiness'))
  expect(await screen.findByText('net')).toBeInTheDocument()
})
