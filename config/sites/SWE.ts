import type {SiteConfig} from '../schema'

export const SWE: SiteConfig = {
  id: 'SWE',
  alias: 'swe',
  name: 'Barnholt Sverige',
  countryCode: 'SE',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'sv-SE',
    defaultCurrency: 'SEK',
    supportedCurrencies: ['SEK'],
    supportedLocales: [
      {id: 'sv-SE', alias: 'sv-se', name: 'Svenska', preferredCurrency: 'SEK'},
      {id: 'en-SE', alias: 'en-se', name: 'English', preferredCurrency: 'SEK'},
    ],
  },
  shipTo: ['SE'],
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
