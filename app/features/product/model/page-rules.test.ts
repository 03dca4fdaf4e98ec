import {testShop} from '@app/shared/test/shop'
import {wordsOfAddress} from '@app/features/shell/model/address-words'
import {modelAddress} from '@app/features/gallery/public/GalleryViewer'
import {nestedSearch, withNestedChoice} from '@app/features/sets/model/nested-choice'
import {
  NO_SETTINGS,
  pageSettingsOf,
  whereToBuyHref,
} from '@app/features/purchase/public/page-settings'
import {purchaseAmount} from './pay-later'
import {productButton} from './product-button'
import {registryItem} from '@app/features/registry/public/registry'

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

describe('preferences', () => {
  it('are off unless they are set', () => {
    expect(pageSettingsOf({})).toEqual(NO_SETTINGS)
    expect(pageSettingsOf({cartEnabledExpressPayments: 'paypal'})).toEqual(NO_SETTINGS)
    expect(pageSettingsOf({cartEnabledExpressPayments: 'paypal, wallet'}).express).toBe(true)
    expect(pageSettingsOf({cartEnabledExpressPayments: ['wallet']}).express).toBe(true)
    expect(pageSettingsOf({arEnabled: true, arModelList: '{', purchaseLimit: 'x'})).toEqual(
      NO_SETTINGS,
    )
    expect(pageSettingsOf({redirectLinkPartnerAllProducts: ' '})).toEqual(NO_SETTINGS)
    expect(pageSettingsOf({engravingOakBrownMessage: ' Oak. '}).oakNote).toBe('Oak.')
    expect(pageSettingsOf({arEnabled: false, arModelList: '{"a":"a.glb"}'}).models).toEqual({})
  })

  it('are read', () => {
    const settings = pageSettingsOf({
      arEnabled: true,
      arModelList: '{"BH-1": "a.glb"}',
      show3Dimages: true,
      BrightcoveEnabled: true,
      purchaseLimit: '20',
      purchaseLimitBusiness: 500,
    })
    expect(settings).toMatchObject({
      models: {'BH-1': 'a.glb'},
      turntables: true,
      films: true,
      purchaseLimit: 20,
      purchaseLimitBusiness: 500,
    })
  })

  it('say where to buy what the shop does not sell, or everything', () => {
    const whereToBuy = {href: 'https://buy.example/?a=1', account: 'x y', always: false}
    const settings = {...NO_SETTINGS, whereToBuy}
    expect(whereToBuyHref(settings, 'BH-1', false)).toBe(
      'https://buy.example/?a=1&pid=x+y&sku=BH-1',
    )
    expect(whereToBuyHref(settings, 'BH-1', true)).toBeUndefined()
    const always = {...NO_SETTINGS, whereToBuy: {...whereToBuy, always: true}}
    expect(whereToBuyHref(always, 'BH-1', true)).toContain('sku=BH-1')
    expect(whereToBuyHref(NO_SETTINGS, 'BH-1', false)).toBeUndefined()
  })
})

describe('choices of parts (rule ROUTE-4)', () => {
  it('are a query of their own under the id of the part', () => {
    const search = withNestedChoice('?BH-2=size%3D70&x=1', 'BH-1', {color: 'oak'})
    expect(new URLSearchParams(search).get('BH-1')).toBe('color=oak')
    expect(nestedSearch(new URLSearchParams(search), 'BH-2').get('size')).toBe('70')
    expect(new URLSearchParams(search).get('x')).toBe('1')
  })

  it('take the place of a variant that was named', () => {
    const search = withNestedChoice('?BH-1=pid%3DBH-1-oak', 'BH-1', {color: 'walnut'})
    expect(new URLSearchParams(search).get('BH-1')).toBe('color=walnut')
  })
})

it.each([
  [12.34, 1234],
  [0.29, 29],
  [148000, 14_800_000],
  [-1, 0],
])('messaging about %d is about %d (rule PRICE-10)', (amount, minor) => {
  expect(purchaseAmount(amount)).toBe(minor)
})

it('sends the fields of rule PROD-14 to a registry', () => {
  const source = {
    name: 'Vindra',
    image: 'https://shop.example/a.jpg',
    url: 'https://shop.example/usa/en-us/product/BH-1010',
    price: 1099,
    currency: 'USD',
    sku: 'BH-1010-spruce',
  }
  expect(registryItem({...source, color: 'Spruce green'})).toEqual({
    Title: 'Vindra',
    ImageUrl: 'https://shop.example/a.jpg',
    URL: 'https://shop.example/usa/en-us/product/BH-1010',
    Price: 1099,
    Quantity: 1,
    CurrencyCode: 'USD',
    Color: 'Spruce green',
    HideColor: false,
    HideSize: true,
    SKU: 'BH-1010-spruce',
  })
  expect(registryItem({...source, color: undefined})).toMatchObject({Color: '', HideColor: true})
})

it.each([
  ['/deu/de-de/vindra-stadt-kinderwagen/BH-9.html', 'vindra stadt kinderwagen'],
  ['/deu/de-de/product/BH-9', ''],
  ['/deu/de-de/BH-9.html', ''],
])('the address %s speaks of %j', (path, words) => {
  expect(wordsOfAddress(path)).toBe(words)
})

describe('the address of a model', () => {
  const {site} = testShop('DEU')
  const picture =
    '/dw/image/v2/X/on/demandware.static/-/Sites-m/default/dw1a2b3c4d/images/nursery/a/spruce/mainview-1.jpg'

  it('lies beside the pictures, in the chosen colour', () => {
    expect(modelAddress(site, 'nursery/a/{color}/model.glb', 'spruce', picture)).toBe(
      '/mobify/proxy/static/dw/image/v2/X/on/demandware.static/-/Sites-m/default/images/nursery/a/spruce/model.glb',
    )
  })

  it('lies in the folder of a picture outside of any folder for images', () => {
    expect(modelAddress(site, 'model.glb', 'spruce', '/s/dw1a2b3c4d/a/1.jpg')).toBe(
      '/mobify/proxy/static/s/a/model.glb',
    )
  })

  it('may be an address of its own', () => {
    expect(modelAddress(site, 'https://cdn.example/a.glb', 'x', picture)).toBe(
      'https://cdn.example/a.glb',
    )
    expect(modelAddress(site, undefined, 'x', picture)).toBeUndefined()
  })
})
