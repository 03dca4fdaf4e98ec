import type {SiteConfig} from '../schema'

export const AUT: SiteConfig = {
  id: 'AUT',
  alias: 'aut',
  name: 'Barnholt Österreich',
  countryCode: 'AT',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'de-AT',
    defaultCurrency: 'EUR',
    supportedCurrencies: ['EUR'],
    supportedLocales: [
      {id: 'de-AT', alias: 'de-at', name: 'Deutsch', preferredCurrency: 'EUR'},
      {id: 'en-AT', alias: 'en-at', name: 'English', preferredCurrency: 'EUR'},
    ],
  },
  shipTo: ['AT'],
  contentLibrary: 'barnholt-library',
  socialFeed: true,
  tracking: {askConsent: true, doNotTrack: true},
  features: {
    wishlist: true,
    wishlistExclusions: ['BH-2390', 'BH-9*'],
    stores: true,
    reviews: true,
    business: true,
    engraving: true,
  },
  services: {
    botCheck: {script: '/third-party/captcha.js'},
    payLater: null,
    registry: null,
    tagManager: null,
  },
}
