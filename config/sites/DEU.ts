import type {SiteConfig} from '../schema'

export const DEU: SiteConfig = {
  id: 'DEU',
  alias: 'deu',
  name: 'Barnholt Deutschland',
  countryCode: 'DE',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'de-DE',
    defaultCurrency: 'EUR',
    supportedCurrencies: ['EUR'],
    supportedLocales: [
      {id: 'de-DE', alias: 'de-de', name: 'Deutsch', preferredCurrency: 'EUR'},
      {id: 'en-DE', alias: 'en-de', name: 'English', preferredCurrency: 'EUR'},
    ],
  },
  shipTo: ['DE'],
  contentLibrary: 'barnholt-library',
  socialFeed: true,
  tracking: {askConsent: true, doNotTrack: true},
  features: {
    wishlist: true,
    wishlistExclusions: ['BH-2390', 'BH-9*'],
    stores: true,
    pickup: true,
    reviews: true,
    business: true,
    engraving: true,
  },
  services: {
    botCheck: {script: '/third-party/captcha.js'},
    payLater: {
      script: '/third-party/pay-later.js',
      clientKey: 'sandbox-deu',
      environment: 'playground',
    },
    registry: null,
    tagManager: null,
    chat: {script: '/third-party/chat.js'},
  },
}
