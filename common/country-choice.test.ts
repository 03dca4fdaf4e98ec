import {choiceCookie, choiceInCookies} from './country-choice'

it.each([
  ['dw_country_and_locale=DEU|de-DE', {siteId: 'DEU', localeId: 'de-DE'}],
  ['a=b; dw_country_and_locale=USA%7Cen-US; c=d', {siteId: 'USA', localeId: 'en-US'}],
  ['', null],
  ['dw_country_and_locale=', null],
  ['dw_country_and_locale=DEU', null],
  ['dw_country_and_locale=DEU|', null],
  ['dw_country_and_locale=DEU|de-DE|more', null],
  ['dw_country_and_locale=//evil|de-DE', null],
  ['x_dw_country_and_locale=DEU|de-DE', null],
])('reads the choice in %p', (cookies, choice) => {
  expect(choiceInCookies(cookies)).toEqual(choice)
})

it('stores the choice for six months on the whole shop, and securely by HTTPS', () => {
  const choice = {siteId: 'JPN', localeId: 'en-JP'}
  const cookie = choiceCookie(choice, false)
  expect(cookie).toBe('dw_country_and_locale=JPN|en-JP; Path=/; SameSite=Lax; Max-Age=15552000')
  expect(choiceInCookies(cookie.split(';')[0] ?? '')).toEqual(choice)
  expect(choiceCookie(choice, true)).toMatch(/; Secure$/)
})
