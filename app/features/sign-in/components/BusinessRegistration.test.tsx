import {screen} from '@testing-library/react'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {BusinessRegistration} from './BusinessRegistration'

function show(business: boolean, link?: string) {
  const shop = testShop('DEU', 'en-DE')
  const features = {...shop.site.features, business}
  const site = {...shop.site, features, ...(link && {businessRegistration: link})}
  renderInShop(<BusinessRegistration />, {shop: {...shop, site}})
  return screen.queryByRole('link', {name: 'Register your business'})
}

it.each([
  ['/contact-us', '/deu/en-de/contact-us'],
  ['https://business.example/join', 'https://business.example/join'],
])('links to the registration of businesses, %s (rule CUST-7)', (link, href) => {
  expect(show(true, link)).toHaveAttribute('href', href)
})

it.each([
  ['without the business mode', false, '/contact-us'],
  ['without a page', true, undefined],
] as const)('shows nothing %s', (_, business, link) => {
  expect(show(business, link)).toBeNull()
})
