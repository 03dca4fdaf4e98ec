import type {SiteConfig} from '../schema'

export const KOR: SiteConfig = {
  id: 'KOR',
  alias: 'kor',
  name: 'Barnholt Korea',
  countryCode: 'KR',
  isContentOnlySite: false,
  taxation: 'gross',
  l10n: {
    defaultLocale: 'ko-KR',
    defaultCurrency: 'KRW',
    supportedCurrencies: ['KRW'],
    supportedLocales: [
      {id: 'ko-KR', alias: 'ko-kr', name: '한국어', preferredCurrency: 'KRW'},
      {id: 'en-KR', alias: 'en-kr', name: 'English', preferredCurrency: 'KRW'},
    ],
  },
  shipTo: ['KR'],
  contentLibrary: 'barnholt-library',
  socialFeed: true,
  tracking: {askConsent: false, doNotTrack: false},
  features: {
    wishlist: true,
    wishlistExclusions: ['BH-2390', 'BH-9*'],
    stores: true,
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
