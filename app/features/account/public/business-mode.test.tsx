import {act, screen} from '@testing-library/react'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {isBusinessCustomer, useBusinessMode} from './business-mode'
import {publishCustomerFacts} from './customer-facts'

const business = {isRegistered: true, c_isD2BCustomer: true, c_accountType: 'business'}
const site = (enabled: boolean) => ({features: {business: enabled}})

test.each([
  ['flagged, of the account type, on a site with the feature', business, true, true],
  ['on a site without the feature', business, false, false],
  ['not flagged', {...business, c_isD2BCustomer: false}, true, false],
  ['of another account type', {...business, c_accountType: 'private'}, true, false],
  ['a guest', {...business, isRegistered: false}, true, false],
  ['nobody', null, true, false],
])('a business customer: %s', (_name, facts, enabled, expected) => {
  expect(isBusinessCustomer(facts, site(enabled))).toBe(expected)
})

test('the mode follows the customer', () => {
  const shop = testShop('DEU')
  const withBusiness = {
    ...shop,
    site: {...shop.site, features: {...shop.site.features, business: true}},
  }
  function Mode() {
    return <output>{useBusinessMode() ? 'net' : 'gross'}</output>
  }
  renderInShop(<Mode />, {shop: withBusiness})
  expect(screen.getByRole('status')).toHaveTextContent('gross')
  act(() => publishCustomerFacts(business))
  expect(screen.getByRole('status')).toHaveTextContent('net')
  act(() => publishCustomerFacts(null))
  expect(screen.getByRole('status')).toHaveTextContent('gross')
})
