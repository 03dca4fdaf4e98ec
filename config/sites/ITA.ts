import type {SiteConfig} from '../schema'

export const ITA: SiteConfig = {
  id: 'ITA',
  alias: 'ita',
  name: 'Barnholt Italia',
  countryCode: 'IT',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'it-IT',
    defaultCurrency: 'EUR',
    supportedCurrencies: ['EUR'],
    supportedLocales: [
      {id: 'it-IT', alias: 'it-it', name: 'Italiano', preferredCurrency: 'EUR'},
      {id: 'en-IT', alias: 'en-it', name: 'English', preferredCurrency: 'EUR'},
    ],
  },
  shipTo: ['IT'],
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
