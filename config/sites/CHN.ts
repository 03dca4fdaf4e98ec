import type {SiteConfig} from '../schema'

export const CHN: SiteConfig = {
  id: 'CHN',
  alias: 'chn',
  name: 'Barnholt 中国',
  countryCode: 'CN',
  isContentOnlySite: true,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'zh-CN',
    defaultCurrency: 'CNY',
    supportedCurrencies: ['CNY'],
    supportedLocales: [
      {id: 'zh-CN', alias: 'zh-cn', name: '中文', preferredCurrency: 'CNY'},
      {id: 'en-CN', alias: 'en-cn', name: 'English', preferredCurrency: 'CNY'},
    ],
  },
  shipTo: [],
  contentLibrary: 'barnholt-library',
  socialFeed: true,
  tracking: {askConsent: true, doNotTrack: true},
  features: {wishlist: false, stores: true, reviews: true, business: false, engraving: false},
  services: {
    botCheck: {script: '/third-party/captcha.js'},
    payLater: null,
    registry: null,
    tagManager: null,
  },
}
