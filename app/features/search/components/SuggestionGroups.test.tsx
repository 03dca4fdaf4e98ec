import {act, screen} from '@testing-library/react'
import {publishCustomerFacts} from '@app/features/account/public/customer-facts'
import {renderInShop} from '@app/shared/test/render'
import {SuggestedProducts} from './SuggestionGroups'

afterEach(() => act(() => publishCustomerFacts(null)))

const products = [{id: 'BH-1010', name: 'Vindra', price: 1190, taxRate: 0.19}]

test('a suggested product has its picture, name and price, and leads to its page', () => {
  renderInShop(<SuggestedProducts products={products} phrase="vin " />)
  expect(screen.getByRole('link', {name: /Vindra/})).toHaveAttribute(
    'href',
    '/deu/en-de/product/BH-1010',
  )
  expect(screen.getByText('€1,190.00')).toBeInTheDocument()
  expect(screen.getByRole('link', {name: 'View all'})).toHaveAttribute(
    'href',
    '/deu/en-de/search?q=vin',
  )
})

test('business customers see the price without tax', () => {
  renderInShop(<SuggestedProducts products={products} phrase="vin" />)
  act(() =>
    publishCustomerFacts({isRegistered: true, c_isD2BCustomer: true, c_accountType: 'business'}),
  )
  expect(screen.getByText('€1,000.00')).toBeInTheDocument()
})
