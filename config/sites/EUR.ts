import {unionAddresses} from '../markets/address/union-addresses'
import type {SiteConfig} from '../schema'

export const EUR: SiteConfig = {
  id: 'EUR',
  alias: 'eur',
  name: 'Barnholt Europe',
  countryCode: 'EU',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'en-LU',
    defaultCurrency: 'EUR',
    supportedCurrencies: ['EUR'],
    supportedLocales: [
      {id: 'en-LU', alias: 'en-lu', name: 'English', preferredCurrency: 'EUR'},
      {id: 'pt-PT', alias: 'pt-pt', name: 'Português', preferredCurrency: 'EUR'},
      {id: 'el-GR', alias: 'el-gr', name: 'Ελληνικά', preferredCurrency: 'EUR'},
      {id: 'cs-CZ', alias: 'cs-cz', name: 'Čeština', preferredCurrency: 'EUR'},
      {id: 'hu-HU', alias: 'hu-hu', name: 'Magyar', preferredCurrency: 'EUR'},
      {id: 'ro-RO', alias: 'ro-ro', name: 'Română', preferredCurrency: 'EUR'},
      {id: 'de-LU', alias: 'de-lu', name: 'Deutsch', preferredCurrency: 'EUR'},
      {id: 'fr-LU', alias: 'fr-lu', name: 'Français', preferredCurrency: 'EUR'},
    ],
  },
  shipTo: Object.keys(unionAddresses),
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
