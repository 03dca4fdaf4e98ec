import type {ContentSite} from './site-source'

/** Sites that show the range and sell nothing, besides the global one. */
export const contentSites: readonly ContentSite[] = [
  {
    id: 'CHN',
    name: 'Barnholt 中国',
    country: 'CN',
    currency: 'CNY',
    locales: ['zh-CN', 'en-CN'],
    centre: [35.8617, 104.1954],
  },
  {
    id: 'RUS',
    name: 'Barnholt Россия',
    country: 'RU',
    currency: 'RUB',
    locales: ['ru-RU'],
    centre: [55.7558, 37.6173],
  },
]
