import type {SiteConfig} from '../schema'

export const BEL: SiteConfig = {
  id: 'BEL',
  alias: 'bel',
  name: 'Barnholt België',
  countryCode: 'BE',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'nl-BE',
    defaultCurrency: 'EUR',
    supportedCurrencies: ['EUR'],
    supportedLocales: [
      {id: 'nl-BE', alias: 'nl-be', name: 'Nederlands', preferredCurrency: 'EUR'},
      {id: 'fr-BE', alias: 'fr-be', name: 'Français', preferredCurrency: 'EUR'},
      {id: 'de-BE', alias: 'de-be', name: 'Deutsch', preferredCurrency: 'EUR'},
      {id: 'en-BE', alias: 'en-be', name: 'English', preferredCurrency: 'EUR'},
    ],
  },
  shipTo: ['BE'],
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
