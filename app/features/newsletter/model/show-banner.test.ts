import {NEWSLETTER_HIDDEN_ON} from '@config/newsletter'
import {showsNewsletterBanner} from './show-banner'

it.each([
  ['/home', true],
  ['/category/seating', true],
  ['/product/BH-1010', true],
  ['/appcart', false],
  ['/appcheckout', false],
  ['/appcheckout/confirmation', false],
  ['/cancel-order/abc', false],
  [NEWSLETTER_HIDDEN_ON, false],
  [`${NEWSLETTER_HIDDEN_ON}/more`, true],
])('the page %s shows the banner: %s (rule NEWS-1)', (path, expected) => {
  expect(showsNewsletterBanner(`/deu/de-de${path}`)).toBe(expected)
})
