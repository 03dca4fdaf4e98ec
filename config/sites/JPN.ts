import type {SiteConfig} from '../schema'

export const JPN: SiteConfig = {
  id: 'JPN',
  alias: 'jpn',
  name: 'Barnholt Japan',
  countryCode: 'JP',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'ja-JP',
    defaultCurrency: 'JPY',
    supportedCurrencies: ['JPY'],
    supportedLocales: [
      {id: 'ja-JP', alias: 'ja-jp', name: '日本語', preferredCurrency: 'JPY'},
      {id: 'en-JP', alias: 'en-jp', name: 'English', preferredCurrency: 'JPY'},
    ],
  },
  shipTo: ['JP'],
  contentLibrary: 'barnholt-library',
  socialFeed: true,
  tracking: {askConsent: true, doNotTrack: true},
  features: {
    wishlist: true,
    wishlistExclusions: ['BH-2390', 'BH-9*'],
    stores: true,
    pickup: true,
    reviews: true,
    business: false,
    engraving: false,
  },
  services: {
    botCheck: {script: '/third-party/captcha.js'},
    payLater: null,
    registry: null,
    tagManager: null,
  },
}
