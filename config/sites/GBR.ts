import type {SiteConfig} from '../schema'

export const GBR: SiteConfig = {
  id: 'GBR',
  alias: 'gbr',
  name: 'Barnholt United Kingdom',
  countryCode: 'GB',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'en-GB',
    defaultCurrency: 'GBP',
    supportedCurrencies: ['GBP'],
    supportedLocales: [{id: 'en-GB', alias: 'en-gb', name: 'English', preferredCurrency: 'GBP'}],
  },
  shipTo: ['GB'],
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
