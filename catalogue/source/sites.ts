/** A site whose folder of the archive is generated. */
export interface GeneratedSite {
  readonly id: string
  /** Name of the shop. */
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly currency: string
  /** The first one is the default. */
  readonly locales: readonly string[]
  /** IANA time zone of the warehouse's day. */
  readonly timeZone: string
  /** Centre of the country: latitude and longitude. */
  readonly centre: readonly [number, number]
  /** Public holidays, `MM-DD` every year or `YYYY-MM-DD` once. */
  readonly holidays: readonly string[]
  /** Standard and reduced rate of the sales tax. */
  readonly tax: readonly [standard: number, reduced: number]
  readonly delivery: DeliveryPrices
  /** Business customers can sign in as such. */
  readonly business: boolean
}

/** Prices of delivery in major units, set for each market. */
export interface DeliveryPrices {
  readonly standard: number
  /** Order value from which standard delivery is free. */
  readonly freeFrom: number
  readonly express: number
  /** Highest amount of an order on invoice. */
  readonly invoiceMax: number
}

const euro = (standard: number, express: number): DeliveryPrices => ({
  standard,
  freeFrom: 99,
  express,
  invoiceMax: 5000,
})

/** Good Friday and Easter Monday. */
const easter = ['2026-04-03', '2026-04-06', '2027-03-26', '2027-03-29'] as const
const christmas = ['01-01', '12-25', '12-26'] as const

/** Sites that sell in euro, besides Germany. */
export const generatedSites: readonly GeneratedSite[] = [
  {
    id: 'AUT',
    name: 'Barnholt Österreich',
    country: 'AT',
    currency: 'EUR',
    locales: ['de-AT', 'en-AT'],
    timeZone: 'Europe/Vienna',
    centre: [47.6965, 13.3457],
    holidays: [...christmas, ...easter, '01-06', '05-01', '08-15', '10-26', '11-01', '12-08'],
    tax: [0.2, 0.1],
    delivery: euro(5.9, 13.9),
    business: true,
  },
  {
    id: 'BEL',
    name: 'Barnholt België',
    country: 'BE',
    currency: 'EUR',
    locales: ['nl-BE', 'fr-BE', 'de-BE', 'en-BE'],
    timeZone: 'Europe/Brussels',
    centre: [50.5039, 4.4699],
    holidays: ['01-01', '12-25', ...easter, '05-01', '07-21', '08-15', '11-01', '11-11'],
    tax: [0.21, 0.06],
    delivery: euro(5.9, 13.9),
    business: true,
  },
  {
    id: 'ESP',
    name: 'Barnholt España',
    country: 'ES',
    currency: 'EUR',
    locales: ['es-ES', 'en-ES'],
    timeZone: 'Europe/Madrid',
    centre: [40.4637, -3.7492],
    holidays: ['01-01', '12-25', ...easter, '01-06', '05-01', '08-15', '10-12', '11-01', '12-08'],
    tax: [0.21, 0.1],
    delivery: euro(6.9, 14.9),
    business: false,
  },
  {
    id: 'EUR',
    name: 'Barnholt Europe',
    country: 'EU',
    currency: 'EUR',
    locales: ['en-LU', 'pt-PT', 'el-GR', 'cs-CZ', 'hu-HU', 'ro-RO', 'de-LU', 'fr-LU'],
    timeZone: 'Europe/Luxembourg',
    centre: [49.8153, 6.1296],
    holidays: [...christmas, ...easter, '05-01'],
    tax: [0.21, 0.1],
    delivery: euro(9.9, 24.9),
    business: false,
  },
  {
    id: 'FIN',
    name: 'Barnholt Suomi',
    country: 'FI',
    currency: 'EUR',
    locales: ['fi-FI', 'sv-FI', 'en-FI'],
    timeZone: 'Europe/Helsinki',
    centre: [61.9241, 25.7482],
    holidays: [...christmas, ...easter, '01-06', '05-01', '12-06', '12-24'],
    tax: [0.255, 0.135],
    delivery: euro(6.9, 14.9),
    business: false,
  },
  {
    id: 'FRA',
    name: 'Barnholt France',
    country: 'FR',
    currency: 'EUR',
    locales: ['fr-FR', 'en-FR'],
    timeZone: 'Europe/Paris',
    centre: [46.6034, 1.8883],
    holidays: [
      ...['01-01', '12-25', '2026-04-06', '2027-03-29', '05-01', '05-08'],
      ...['07-14', '08-15', '11-01', '11-11'],
    ],
    tax: [0.2, 0.055],
    delivery: euro(5.9, 13.9),
    business: true,
  },
  {
    id: 'IRL',
    name: 'Barnholt Ireland',
    country: 'IE',
    currency: 'EUR',
    locales: ['en-IE'],
    timeZone: 'Europe/Dublin',
    centre: [53.4129, -8.2439],
    holidays: [...christmas, '2026-04-06', '2027-03-29', '03-17'],
    tax: [0.23, 0.135],
    delivery: euro(6.9, 15.9),
    business: false,
  },
  {
    id: 'ITA',
    name: 'Barnholt Italia',
    country: 'IT',
    currency: 'EUR',
    locales: ['it-IT', 'en-IT'],
    timeZone: 'Europe/Rome',
    centre: [41.8719, 12.5674],
    holidays: [
      ...[...christmas, '2026-04-06', '2027-03-29', '01-06', '04-25'],
      ...['05-01', '06-02', '08-15', '11-01', '12-08'],
    ],
    tax: [0.22, 0.1],
    delivery: euro(6.9, 14.9),
    business: false,
  },
  {
    id: 'NLD',
    name: 'Barnholt Nederland',
    country: 'NL',
    currency: 'EUR',
    locales: ['nl-NL', 'en-NL'],
    timeZone: 'Europe/Amsterdam',
    centre: [52.1326, 5.2913],
    holidays: [...christmas, '2026-04-06', '2027-03-29', '04-27'],
    tax: [0.21, 0.09],
    delivery: euro(4.9, 11.9),
    business: true,
  },
]
