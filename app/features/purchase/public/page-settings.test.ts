import {NO_SETTINGS, pageSettingsOf, whereToBuyHref} from './page-settings'

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
