import type {SiteConfig} from '../schema'

export const IRL: SiteConfig = {
  id: 'IRL',
  alias: 'irl',
  name: 'Barnholt Ireland',
  countryCode: 'IE',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'en-IE',
    defaultCurrency: 'EUR',
    supportedCurrencies: ['EUR'],
    supportedLocales: [{id: 'en-IE', alias: 'en-ie', name: 'English', preferredCurrency: 'EUR'}],
  },
  shipTo: ['IE'],
  contentLibrary: 'barnholt-library',
  socialFeed: true,
  tracking: {askConsent: true, doNotTrack: true},
  account: {doubleOptIn: {everyone: true, domains: []}},
  features: {
    wishlist: true,
    wishlistExclusions: ['BH-2390', 'BH-9*'],
    stores: true,
    reviews: true,
    business: false,
    engraving: true,
    experiments: {cro63: {share: 100}, cro64: {share: 100}, cro70: {share: 50}},
  },
  services: {
    botCheck: {script: '/third-party/captcha.js'},
    payLater: null,
    registry: null,
    tagManager: null,
  },
}
