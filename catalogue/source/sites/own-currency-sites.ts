import {christmas, easter, EUROPEAN_INVENTORY, type GeneratedSite} from './site-source'

/** Inventory list of the warehouse in Korea. */
export const KOREAN_INVENTORY = 'inventory-kor'

/** Maundy Thursday; Denmark, Norway and Sweden: Good Friday, Easter Monday, Ascension Day. */
const maundyThursday = ['2026-04-02', '2027-03-25'] as const
const nordic = [...christmas, ...easter, '2026-05-14', '2027-05-06'] as const

/** Sites of Europe and Asia that sell in a currency of their own. */
export const ownCurrencySites: readonly GeneratedSite[] = [
  {
    id: 'GBR',
    name: 'Barnholt United Kingdom',
    country: 'GB',
    currency: 'GBP',
    locales: ['en-GB'],
    timeZone: 'Europe/London',
    centre: [54.0, -2.5],
    holidays: [
      ...[...christmas, ...easter, '2026-05-04', '2026-05-25', '2026-08-31', '2026-12-28'],
      ...['2027-05-03', '2027-05-31', '2027-08-30', '2027-12-27', '2027-12-28'],
    ],
    taxes: {GB: [0.2, 0.05]},
    inventory: EUROPEAN_INVENTORY,
    delivery: {standard: 4.95, freeFrom: 90, express: 11.95, invoiceMax: 4500},
    business: true,
  },
  {
    id: 'CHE',
    name: 'Barnholt Schweiz',
    country: 'CH',
    currency: 'CHF',
    locales: ['de-CH', 'fr-CH', 'it-CH', 'en-CH'],
    timeZone: 'Europe/Zurich',
    centre: [46.8182, 8.2275],
    holidays: [...christmas, ...easter, '08-01', '2026-05-14', '2027-05-06'],
    taxes: {CH: [0.081, 0.026]},
    inventory: EUROPEAN_INVENTORY,
    delivery: {standard: 7.9, freeFrom: 120, express: 16.9, invoiceMax: 5500},
    business: true,
  },
  {
    id: 'DNK',
    name: 'Barnholt Danmark',
    country: 'DK',
    currency: 'DKK',
    locales: ['da-DK', 'en-DK'],
    timeZone: 'Europe/Copenhagen',
    centre: [56.0, 10.5],
    holidays: [...nordic, ...maundyThursday, '06-05', '12-24', '2026-05-25', '2027-05-17'],
    // Denmark has one rate.
    taxes: {DK: [0.25, 0.25]},
    inventory: EUROPEAN_INVENTORY,
    delivery: {standard: 49, freeFrom: 699, express: 99, invoiceMax: 37000},
    business: false,
  },
  {
    id: 'NOR',
    name: 'Barnholt Norge',
    country: 'NO',
    currency: 'NOK',
    locales: ['no-NO', 'en-NO'],
    timeZone: 'Europe/Oslo',
    centre: [61.5, 9.0],
    holidays: [
      ...[...nordic, ...maundyThursday, '05-01', '05-17'],
      ...['2026-05-25', '2027-05-17'],
    ],
    taxes: {NO: [0.25, 0.15]},
    inventory: EUROPEAN_INVENTORY,
    delivery: {standard: 79, freeFrom: 999, express: 169, invoiceMax: 59000},
    business: false,
  },
  {
    id: 'POL',
    name: 'Barnholt Polska',
    country: 'PL',
    currency: 'PLN',
    locales: ['pl-PL', 'en-PL'],
    timeZone: 'Europe/Warsaw',
    centre: [51.9194, 19.1451],
    holidays: [
      ...[...christmas, '2026-04-06', '2027-03-29', '01-06', '05-01', '05-03', '2026-06-04'],
      ...['2027-05-27', '08-15', '11-01', '11-11', '12-24'],
    ],
    taxes: {PL: [0.23, 0.08]},
    inventory: EUROPEAN_INVENTORY,
    delivery: {standard: 19.9, freeFrom: 399, express: 39.9, invoiceMax: 22000},
    business: false,
  },
  {
    id: 'SWE',
    name: 'Barnholt Sverige',
    country: 'SE',
    currency: 'SEK',
    locales: ['sv-SE', 'en-SE'],
    timeZone: 'Europe/Stockholm',
    centre: [60.1282, 18.6435],
    holidays: [...nordic, '01-06', '05-01', '06-06', '2026-06-19', '2027-06-25', '12-24', '12-31'],
    taxes: {SE: [0.25, 0.12]},
    inventory: EUROPEAN_INVENTORY,
    delivery: {standard: 59, freeFrom: 999, express: 129, invoiceMax: 58000},
    business: false,
  },
  {
    id: 'KOR',
    name: 'Barnholt Korea',
    country: 'KR',
    currency: 'KRW',
    locales: ['ko-KR', 'en-KR'],
    timeZone: 'Asia/Seoul',
    centre: [36.5, 127.8],
    holidays: [
      ...['01-01', '03-01', '05-05', '06-06', '08-15', '10-03', '10-09', '12-25'],
      // Seollal, Buddha's birthday, Chuseok.
      ...['2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09', '2027-05-13'],
      ...['2027-09-14', '2027-09-15', '2027-09-16'],
    ],
    taxes: {KR: [0.1, 0.1]},
    inventory: KOREAN_INVENTORY,
    delivery: {standard: 3000, freeFrom: 100000, express: 9000, invoiceMax: 7900000},
    business: false,
  },
]
