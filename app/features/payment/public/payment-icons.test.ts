import {iconsOf, paymentIconsOf, siteIcons} from './payment-icons'

const image = '/on/demandware.static/marks/a.svg'
const wire = [
  {id: 'visa', type: 'card', name: 'Visa', image},
  {id: 'amex', type: 'card', name: 'American Express', image: null},
  {id: 'card', type: 'hosted', name: 'Card', image: 'https://cdn.example.com/card.svg'},
  {id: 'wallet', type: 'hosted', name: 'Wallet', image},
  {id: 'invoice', type: 'method', name: 'Invoice', image},
  {id: 5, type: 'method', name: 'Broken', image},
]
const icons = paymentIconsOf({icons: wire})
const names = (list: readonly {name: string}[]) => list.map(({name}) => name)
const option = (methodId: string, id?: string) => ({
  id: methodId,
  methodId,
  name: methodId,
  ...(id && {provider: {id, name: id, hint: '', flow: 'none' as const}}),
})

test('an icon has a name and a picture; our pictures come through the static proxy', () => {
  expect(names(icons)).toEqual(['Visa', 'Card', 'Wallet', 'Invoice'])
  expect(icons[0]?.src).toMatch(/^\/mobify\/proxy\/static\/on\/demandware\.static\/marks\/a\.svg/)
  expect(icons[1]?.src).toBe('https://cdn.example.com/card.svg')
  expect(paymentIconsOf({})).toEqual([])
})

test('an option shows its own icon, and a card the brands that are accepted', () => {
  expect(names(iconsOf(option('ONLINE_PAYMENT', 'card'), icons))).toEqual(['Visa'])
  expect(names(iconsOf(option('ONLINE_PAYMENT', 'wallet'), icons))).toEqual(['Wallet'])
  expect(names(iconsOf(option('INVOICE'), icons))).toEqual(['Invoice'])
  expect(iconsOf(option('GIFT_CERTIFICATE'), icons)).toEqual([])
  const withoutBrands = icons.filter(({type}) => type !== 'card')
  expect(names(iconsOf(option('ONLINE_PAYMENT', 'card'), withoutBrands))).toEqual(['Card'])
})

test('in the list of a site the brands stand for the card', () => {
  expect(names(siteIcons(icons))).toEqual(['Visa', 'Wallet', 'Invoice'])
  const withoutBrands = icons.filter(({type}) => type !== 'card')
  expect(names(siteIcons(withoutBrands))).toEqual(['Card', 'Wallet', 'Invoice'])
})
