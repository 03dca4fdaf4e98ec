import type {SiteConfig} from '../schema'

export const DNK: SiteConfig = {
  id: 'DNK',
  alias: 'dnk',
  name: 'Barnholt Danmark',
  countryCode: 'DK',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'da-DK',
    defaultCurrency: 'DKK',
    supportedCurrencies: ['DKK'],
    supportedLocales: [
      {id: 'da-DK', alias: 'da-dk', name: 'Dansk', preferredCurrency: 'DKK'},
      {id: 'en-DK', alias: 'en-dk', name: 'English', preferredCurrency: 'DKK'},
    ],
  },
  shipTo: ['DK'],
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
