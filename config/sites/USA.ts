import type {SiteConfig} from '../schema'

export const USA: SiteConfig = {
  id: 'USA',
  alias: 'usa',
  name: 'Barnholt United States',
  countryCode: 'US',
  isContentOnlySite: false,
  taxation: 'net',
  l10n: {
    defaultLocale: 'en-US',
    defaultCurrency: 'USD',
    supportedCurrencies: ['USD'],
    supportedLocales: [{id: 'en-US', alias: 'en-us', name: 'English', preferredCurrency: 'USD'}],
  },
  shipTo: ['US'],
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
      clientKey: 'sandbox-usa',
      environment: 'playground',
    },
    registry: {script: '/third-party/registry.js', siteKey: 'sandbox-registry'},
    tagManager: {
      script: '/third-party/tag-manager.js',
      containerId: 'GTM-SANDBOX',
    },
    reviews: {script: '/third-party/reviews.js', environment: 'staging'},
    chat: {script: '/third-party/chat.js'},
    storeAssistant: {script: '/third-party/store-assistant.js', key: 'sandbox-usa'},
    conversions: {script: '/third-party/conversions.js', projectId: 'sandbox-usa'},
    contentScript: {script: '/third-party/content-script.js?site={site}&locale={locale}'},
  },
}
