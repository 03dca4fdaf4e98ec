import type {SiteConfig} from '../schema'

export const GLO: SiteConfig = {
  id: 'GLO',
  alias: 'global',
  name: 'Barnholt',
  countryCode: null,
  isContentOnlySite: true,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'en-GR',
    defaultCurrency: 'EUR',
    supportedCurrencies: ['EUR'],
    supportedLocales: [{id: 'en-GR', alias: 'en-gr', name: 'English', preferredCurrency: 'EUR'}],
  },
  shipTo: [],
  contentLibrary: 'barnholt-library',
  socialFeed: true,
  tracking: {askConsent: true, doNotTrack: true},
  features: {wishlist: false, stores: false, reviews: true, business: false, engraving: false},
  services: {
    botCheck: {script: '/mobify/proxy/static/third-party/captcha.js'},
    payLater: null,
    registry: null,
    tagManager: null,
  },
}
