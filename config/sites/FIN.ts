import type {SiteConfig} from '../schema'

export const FIN: SiteConfig = {
  id: 'FIN',
  alias: 'fin',
  name: 'Barnholt Suomi',
  countryCode: 'FI',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'fi-FI',
    defaultCurrency: 'EUR',
    supportedCurrencies: ['EUR'],
    supportedLocales: [
      {id: 'fi-FI', alias: 'fi-fi', name: 'Suomi', preferredCurrency: 'EUR'},
      {id: 'sv-FI', alias: 'sv-fi', name: 'Svenska', preferredCurrency: 'EUR'},
      {id: 'en-FI', alias: 'en-fi', name: 'English', preferredCurrency: 'EUR'},
    ],
  },
  shipTo: ['FI'],
  contentLibrary: 'barnholt-library',
  socialFeed: true,
  tracking: {askConsent: true, doNotTrack: true},
  features: {
    wishlist: true,
    wishlistExclusions: ['BH-2390', 'BH-9*'],
    stores: true,
    reviews: true,
    business: false,
    engraving: true,
  },
  services: {
    botCheck: {script: '/third-party/captcha.js'},
    payLater: null,
    registry: null,
    tagManager: null,
  },
}
