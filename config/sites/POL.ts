import type {SiteConfig} from '../schema'

export const POL: SiteConfig = {
  id: 'POL',
  alias: 'pol',
  name: 'Barnholt Polska',
  countryCode: 'PL',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'pl-PL',
    defaultCurrency: 'PLN',
    supportedCurrencies: ['PLN'],
    supportedLocales: [
      {id: 'pl-PL', alias: 'pl-pl', name: 'Polski', preferredCurrency: 'PLN'},
      {id: 'en-PL', alias: 'en-pl', name: 'English', preferredCurrency: 'PLN'},
    ],
  },
  shipTo: ['PL'],
  contentLibrary: 'barnholt-library',
  socialFeed: true,
  tracking: {askConsent: true, doNotTrack: true},
  gdpr: {enableCookiebot: true, cookiebotID: 'sandbox-consent-pol', cookiebotRegions: ['PL']},
  features: {
    wishlist: true,
    wishlistExclusions: ['BH-2390', 'BH-9*'],
    stores: true,
    reviews: true,
    business: false,
    engraving: true,
  },
  services: {
    consentService: {script: '/third-party/consent-service.js'},
    botCheck: {script: '/third-party/captcha.js'},
    payLater: null,
    registry: null,
    tagManager: {script: '/third-party/tag-manager.js', containerId: 'GTM-SANDBOX'},
    storeAssistant: {script: '/third-party/store-assistant.js', key: 'sandbox-pol'},
    conversions: {script: '/third-party/conversions.js', projectId: 'sandbox-pol'},
    contentScript: {script: '/third-party/content-script.js?site={site}&locale={locale}'},
  },
}
