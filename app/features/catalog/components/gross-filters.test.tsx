import {act, screen} from '@testing-library/react'
import {BUSINESS_FACTS} from '@app/features/account/public/business-mode'
import {publishCustomerFacts} from '@app/features/account/public/customer-facts'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import type {Refinement} from '../public/listing-model'
import {parseListingRequest} from '../public/listing-request'
import {ChosenRefinements} from './ChosenRefinements'
import {RefinementPanel} from './RefinementPanel'

const range: Refinement = {
  id: 'price',
  label: 'Price',
  values: [{value: '(100..200)', label: '€100 to €200', count: 3}],
}
const request = parseListingRequest(
  new URLSearchParams('refine=price=(100..200)&refine=c_color=blue'),
  'strollers',
)

/** Shows the filters of a listing, with a chosen range of prices. */
function showFilters(taxation: 'gross' | 'net' = 'gross') {
  const shop = testShop('DEU', 'en-DE')
  renderInShop(
    <>
      <RefinementPanel refinements={[range]} request={request} basePath="/deu/en-de/strollers" />
      <ChosenRefinements
        listing={{refinements: [range]}}
        request={request}
        basePath="/deu/en-de/strollers"
      />
    </>,
    {shop: {...shop, site: {...shop.site, taxation}}},
  )
  return screen.getByRole('list', {name: 'Active filters'})
}

const NOTE = 'Prices in the filter include VAT.'

afterEach(() => act(() => publishCustomerFacts(null)))

test('business customers read that filters go by prices with tax, consumers do not', () => {
  const chosen = showFilters()
  expect(screen.queryByText(NOTE)).toBeNull()
  expect(chosen).not.toHaveTextContent('VAT')
  act(() => publishCustomerFacts(BUSINESS_FACTS))
  expect(screen.getByText(NOTE)).toBeVisible()
  expect(chosen).toHaveTextContent('€100 to €200 incl. VAT')
  expect(chosen).not.toHaveTextContent('blue incl. VAT')
  expect(screen.getByRole('link', {name: /Price.*€100 to €200 incl. VAT/})).toBeVisible()
})

test('where prices are net for everybody, so are filters', () => {
  const chosen = showFilters('net')
  act(() => publishCustomerFacts(BUSINESS_FACTS))
  expect(screen.queryByText(NOTE)).toBeNull()
  expect(chosen).not.toHaveTextContent('VAT')
})
