import {screen} from '@testing-library/react'
import {sites} from '@config/sites/registry'
import {marketOfSite, pageMarket} from '@config/markets/registry'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {GuaranteeNotice} from './GuaranteeNotice'

const shop = testShop('DEU', 'en-DE')
/** The notice as a page of another site in English shows it. */
const noticeOf = (id: string) => {
  const site = sites.find((one) => one.id === id)
  if (!site) throw new Error(`There is no site ${id}.`)
  return renderInShop(<GuaranteeNotice level={2} />, {
    shop: {...shop, market: pageMarket(site, 'en-GB')},
  })
}

it('every shop of the European Union has the notice, and no other (rule LAW-1)', () => {
  const selling = sites.filter(({isContentOnlySite}) => !isContentOnlySite)
  const without = selling.filter((site) => !marketOfSite(site).guarantee).map(({id}) => id)
  expect(without.sort().join(' ')).toBe('CHE GBR JPN KOR NOR USA')
  expect(noticeOf('GBR').container.querySelector('section')).toBeNull()
})

it('the notice says two years everywhere, with the address of the portal in the language of the page', () => {
  noticeOf('DEU')
  expect(screen.getByRole('heading', {level: 2})).toHaveTextContent('Legal guarantee of conformity')
  expect(screen.getByText('At least 2 years')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/index_en\.htm$/))
  expect(screen.queryByText(/law of this country/)).toBeNull()
  const portal = (locale: string) => pageMarket(shop.site, locale).guarantee?.link
  expect(portal('de-DE')).toMatch(/index_de\.htm$/)
  expect(portal('tr-TR')).toMatch(/index_en\.htm$/)
})

it.each([
  ['SWE', 'The law of this country gives you longer: 3 years.'],
  ['IRL', 'The law of this country gives you longer: 6 years.'],
  ['NLD', /it depends on how long such a product can be expected to work/],
])('%s gives longer than the notice says', (id, text) => {
  noticeOf(id)
  expect(screen.getByText(text)).toBeVisible()
})
