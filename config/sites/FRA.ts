import type {SiteConfig} from '../schema'

export const FRA: SiteConfig = {
  id: 'FRA',
  alias: 'fra',
  name: 'Barnholt France',
  countryCode: 'FR',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'fr-FR',
    defaultCurrency: 'EUR',
    supportedCurrencies: ['EUR'],
    supportedLocales: [
      {id: 'fr-FR', alias: 'fr-fr', name: 'Français', preferredCurrency: 'EUR'},
      {id: 'en-FR', alias: 'en-fr', name: 'English', preferredCurrency: 'EUR'},
    ],
  },
  shipTo: ['FR'],
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
    payLater: null,
    registry: null,
    tagManager: null,
  },
}
