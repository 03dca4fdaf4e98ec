import type {SiteConfig} from '../schema'

export const RUS: SiteConfig = {
  id: 'RUS',
  alias: 'rus',
  name: 'Barnholt Россия',
  countryCode: 'RU',
  isContentOnlySite: true,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'ru-RU',
    defaultCurrency: 'RUB',
    supportedCurrencies: ['RUB'],
    supportedLocales: [{id: 'ru-RU', alias: 'ru-ru', name: 'Русский', preferredCurrency: 'RUB'}],
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
