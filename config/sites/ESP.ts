import type {SiteConfig} from '../schema'

export const ESP: SiteConfig = {
  id: 'ESP',
  alias: 'esp',
  name: 'Barnholt España',
  countryCode: 'ES',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'es-ES',
    defaultCurrency: 'EUR',
    supportedCurrencies: ['EUR'],
    supportedLocales: [
      {id: 'es-ES', alias: 'es-es', name: 'Español', preferredCurrency: 'EUR'},
      {id: 'en-ES', alias: 'en-es', name: 'English', preferredCurrency: 'EUR'},
    ],
  },
  shipTo: ['ES'],
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
