import {accountConfigOf, SECTIONS} from './sections'

test.each([undefined, '', 'no json', '[]', 7, null])('%j leaves every section open', (value) => {
  expect(accountConfigOf(value, true)).toEqual({
    sections: SECTIONS,
    menuLinks: SECTIONS.slice(0, 5),
  })
})

test('the preference names sections and links; unknown ones and duplicates are left out', () => {
  const value = {sections: ['orders', 'nothing', 'orders'], menuLinks: ['orders', 'addresses']}
  const config = {sections: ['dashboard', 'orders'], menuLinks: ['orders']}
  expect(accountConfigOf(value, true)).toEqual(config)
  expect(accountConfigOf(JSON.stringify(value), true)).toEqual(config)
})

test('the menu has at most five links, in the order of the preference', () => {
  const menuLinks = ['addresses', 'orders', 'payment', 'warranty', 'wishlist', 'dashboard']
  expect(accountConfigOf({menuLinks}, true).menuLinks).toEqual(menuLinks.slice(0, 5))
})

test('a site without wish lists has no section for one', () => {
  expect(accountConfigOf({}, false).sections).not.toContain('wishlist')
})
