import type {SiteConfig} from '../schema'

export const NLD: SiteConfig = {
  id: 'NLD',
  alias: 'nld',
  name: 'Barnholt Nederland',
  countryCode: 'NL',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'nl-NL',
    defaultCurrency: 'EUR',
    supportedCurrencies: ['EUR'],
    supportedLocales: [
      {id: 'nl-NL', alias: 'nl-nl', name: 'Nederlands', preferredCurrency: 'EUR'},
      {id: 'en-NL', alias: 'en-nl', name: 'English', preferredCurrency: 'EUR'},
    ],
  },
  shipTo: ['NL'],
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
