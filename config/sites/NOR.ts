import type {SiteConfig} from '../schema'

export const NOR: SiteConfig = {
  id: 'NOR',
  alias: 'nor',
  name: 'Barnholt Norge',
  countryCode: 'NO',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'no-NO',
    defaultCurrency: 'NOK',
    supportedCurrencies: ['NOK'],
    supportedLocales: [
      {id: 'no-NO', alias: 'no-no', name: 'Norsk', preferredCurrency: 'NOK'},
      {id: 'en-NO', alias: 'en-no', name: 'English', preferredCurrency: 'NOK'},
    ],
  },
  shipTo: ['NO'],
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
