import type {SiteConfig} from '../schema'

export const CHE: SiteConfig = {
  id: 'CHE',
  alias: 'che',
  name: 'Barnholt Schweiz',
  countryCode: 'CH',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'de-CH',
    defaultCurrency: 'CHF',
    supportedCurrencies: ['CHF'],
    supportedLocales: [
      {id: 'de-CH', alias: 'de-ch', name: 'Deutsch', preferredCurrency: 'CHF'},
      {id: 'fr-CH', alias: 'fr-ch', name: 'Français', preferredCurrency: 'CHF'},
      {id: 'it-CH', alias: 'it-ch', name: 'Italiano', preferredCurrency: 'CHF'},
      {id: 'en-CH', alias: 'en-ch', name: 'English', preferredCurrency: 'CHF'},
    ],
  },
  shipTo: ['CH'],
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
