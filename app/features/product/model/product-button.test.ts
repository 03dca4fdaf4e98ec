import type {AvailabilityState} from '../public/availability-state'
import {isSafeLink, productButton} from './product-button'

const button = (state: AvailabilityState | undefined, more: object = {}) =>
  productButton({
    isContentOnlySite: false,
    availability: state && {state},
    partnerLink: undefined,
    ...more,
  })

it.each<[AvailabilityState, string]>([
  ['instock', 'add'],
  ['lowstock', 'add'],
  ['preorder', 'add'],
  ['backorder', 'add'],
  ['outofstock', 'notify'],
  ['comingsoon', 'notify'],
  ['discontinued', 'gone'],
  ['unpriced', 'none'],
])('a product that is %s has the button %s (rule PROD-12)', (state, kind) => {
  expect(button(state)).toEqual({kind})
})

it('a partner sells its product, whatever the stock', () => {
  const partnerLink = 'https://partner.example/a'
  expect(button('outofstock', {partnerLink})).toEqual({kind: 'partner', href: partnerLink})
  expect(button('instock', {partnerLink: 'javascript:alert(1)'})).toEqual({kind: 'add'})
  expect(button('instock', {partnerLink: ''})).toEqual({kind: 'add'})
})

it('there is no button on content-only sites, or before the availability is known', () => {
  const partnerLink = 'https://partner.example/a'
  expect(button('instock', {isContentOnlySite: true, partnerLink})).toEqual({kind: 'none'})
  expect(button(undefined, {partnerLink})).toEqual({kind: 'none'})
})

it.each([
  ['https://partner.example/a', true],
  ['/deu/de-de/a', true],
  ['//partner.example/a', false],
  ['http://partner.example/a', false],
  ['javascript:https://partner.example', false],
  ['a/b', false],
])('%s is a safe link: %s', (href, expected) => {
  expect(isSafeLink(href)).toBe(expected)
})

describe('the button (rule PROD-12)', () => {
  const of = (state: Parameters<typeof productButton>[0]['availability'], partnerLink?: string) =>
    productButton({isContentOnlySite: false, availability: state, partnerLink}).kind

  it('adds what can be ordered', () => {
    expect(of({state: 'instock'})).toBe('add')
    expect(of({state: 'preorder'})).toBe('add')
    expect(of({state: 'backorder'})).toBe('add')
  })

  it('offers to notify otherwise, unless it is gone for good', () => {
    expect(of({state: 'outofstock'})).toBe('notify')
    expect(of({state: 'comingsoon'})).toBe('notify')
    expect(of({state: 'discontinued'})).toBe('gone')
  })

  it('leads to a partner, whatever the stock is', () => {
    expect(of({state: 'instock'}, 'https://partner.example/a')).toBe('partner')
    expect(of({state: 'discontinued'}, '/partner')).toBe('partner')
  })

  it.each(['javascript:alert(1)', '//evil.example', 'http://plain.example'])(
    'not by %s',
    (href) => {
      expect(of({state: 'instock'}, href)).toBe('add')
    },
  )

  it('is nothing on a content-only site', () => {
    const button = productButton({
      isContentOnlySite: true,
      availability: {state: 'instock'},
      partnerLink: 'https://partner.example',
    })
    expect(button.kind).toBe('none')
  })
})
