/** Words for opening hours in the languages of the shop. */
export type HoursKey = 'city' | 'mall' | 'nosunday' | 'everyday'

/** What a store does besides selling. */
export type ServiceKey = 'advice' | 'trial' | 'repair' | 'nursing' | 'parking' | 'pickup'

/** A store as it is written by hand. The numbers of phones are ones that nobody is given. */
export interface StoreSource {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly postalCode: string
  readonly city: string
  readonly state?: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
  readonly hours: HoursKey
  /** IANA name, such as `Europe/Berlin`. */
  readonly timeZone: string
  readonly services: readonly ServiceKey[]
}

type Kind = 'Studio' | 'Corner' | 'House'

type Row = readonly [
  city: string,
  kind: Kind,
  address: string,
  postalCode: string,
  latitude: number,
  longitude: number,
  state?: string,
]

interface Country {
  readonly code: string
  /** Time zone of the stores that `timeZones` does not name. */
  readonly timeZone: string
  readonly phone: string
  readonly hours: HoursKey
  readonly rows: readonly Row[]
}

const countries: readonly Country[] = [
  {
    code: 'AT',
    timeZone: 'Europe/Vienna',
    phone: '+43 1 5550',
    hours: 'nosunday',
    rows: [
      ['Wien', 'House', 'Ahornhof 3', '1070', 48.2023, 16.3489],
      ['Graz', 'Studio', 'Weidengasse 14', '8010', 47.0707, 15.4395],
      ['Salzburg', 'Corner', 'Am Mühlsteg 6', '5020', 47.8014, 13.0448],
    ],
  },
  {
    code: 'BE',
    timeZone: 'Europe/Brussels',
    phone: '+32 2 555 00 ',
    hours: 'nosunday',
    rows: [
      ['Brussel', 'House', 'Lindenkaai 21', '1000', 50.8487, 4.3517],
      ['Antwerpen', 'Studio', 'Wilgenstraat 8', '2000', 51.2172, 4.4011],
      ['Liège', 'Corner', 'Quai des Érables 12', '4000', 50.6421, 5.5718],
    ],
  },
  {
    code: 'CH',
    timeZone: 'Europe/Zurich',
    phone: '+41 44 555 00 ',
    hours: 'nosunday',
    rows: [
      ['Zürich', 'House', 'Birkenplatz 4', '8004', 47.3744, 8.5296],
      ['Bern', 'Studio', 'Haselgasse 17', '3011', 46.9481, 7.4474],
      ['Genève', 'Corner', 'Rue du Noyer 9', '1204', 46.2022, 6.1457],
    ],
  },
  {
    code: 'CN',
    timeZone: 'Asia/Shanghai',
    phone: '+86 21 5555 00',
    hours: 'mall',
    rows: [
      ['上海', 'House', '白桦路18号', '200031', 31.2142, 121.4486],
      ['北京', 'Studio', '银杏街6号', '100020', 39.9219, 116.4551],
      ['深圳', 'Corner', '榕树路25号', '518048', 22.5346, 114.0579],
    ],
  },
  {
    code: 'GB',
    timeZone: 'Europe/London',
    phone: '+44 20 7946 00',
    hours: 'everyday',
    rows: [
      ['London', 'House', '14 Alder Yard', 'E2 7DP', 51.5272, -0.0694],
      ['Manchester', 'Studio', '5 Willow Arcade', 'M1 1AE', 53.4794, -2.2351],
      ['Edinburgh', 'Corner', '22 Rowan Close', 'EH3 6QG', 55.9561, -3.2003],
    ],
  },
  {
    code: 'DE',
    timeZone: 'Europe/Berlin',
    phone: '+49 30 5550',
    hours: 'nosunday',
    rows: [
      ['Berlin', 'House', 'Ahornhof 7', '10119', 52.5297, 13.4019],
      ['Hamburg', 'Studio', 'Erlenkai 11', '20457', 53.5436, 9.9985],
      ['München', 'Studio', 'Weidenpassage 2', '80331', 48.1351, 11.5715],
      ['Köln', 'Corner', 'Am Haselhof 5', '50667', 50.9387, 6.9561],
      ['Leipzig', 'Corner', 'Birkenhof 19', '04109', 51.3402, 12.3712],
    ],
  },
  {
    code: 'DK',
    timeZone: 'Europe/Copenhagen',
    phone: '+45 55 55 00 ',
    hours: 'city',
    rows: [
      ['København', 'House', 'Pilegården 10', '1256', 55.6846, 12.5899],
      ['Aarhus', 'Studio', 'Birkestræde 4', '8000', 56.1567, 10.2083],
      ['Odense', 'Corner', 'Lindegyden 15', '5000', 55.3961, 10.3883],
    ],
  },
  {
    code: 'ES',
    timeZone: 'Europe/Madrid',
    phone: '+34 91 555 00 ',
    hours: 'city',
    rows: [
      ['Madrid', 'House', 'Calle del Abedul 16', '28004', 40.4249, -3.6968],
      ['Barcelona', 'Studio', "Carrer de l'Avellaner 3", '08003', 41.3869, 2.1813],
      ['Valencia', 'Corner', 'Calle del Olmo 28', '46003', 39.4759, -0.3745],
    ],
  },
  {
    code: 'FI',
    timeZone: 'Europe/Helsinki',
    phone: '+358 9 555 00',
    hours: 'city',
    rows: [
      ['Helsinki', 'House', 'Koivupiha 2', '00120', 60.1646, 24.9402],
      ['Tampere', 'Studio', 'Pajukuja 9', '33100', 61.4978, 23.7645],
      ['Turku', 'Corner', 'Vaahterakuja 13', '20100', 60.4514, 22.2669],
    ],
  },
  {
    code: 'FR',
    timeZone: 'Europe/Paris',
    phone: '+33 1 55 50 00 ',
    hours: 'nosunday',
    rows: [
      ['Paris', 'House', '6 cour des Saules', '75011', 48.8583, 2.3761],
      ['Lyon', 'Studio', '18 quai du Bouleau', '69002', 45.7578, 4.8351],
      ['Bordeaux', 'Corner', '31 rue du Noisetier', '33000', 44.8412, -0.5747],
    ],
  },
  {
    code: 'IE',
    timeZone: 'Europe/Dublin',
    phone: '+353 1 555 00',
    hours: 'everyday',
    rows: [
      ['Dublin', 'House', '9 Hazel Court', 'D02 X285', 53.3398, -6.2603],
      ['Cork', 'Studio', '27 Rowan Quay', 'T12 W8KP', 51.8979, -8.4706],
      ['Galway', 'Corner', '3 Alder Lane', 'H91 E2KP', 53.2719, -9.0537],
    ],
  },
  {
    code: 'IT',
    timeZone: 'Europe/Rome',
    phone: '+39 02 555 00',
    hours: 'city',
    rows: [
      ['Milano', 'House', 'Corte dei Salici 5', '20121', 45.4719, 9.1881],
      ['Torino', 'Studio', 'Via della Betulla 22', '10123', 45.0664, 7.6869],
      ['Bologna', 'Corner', "Vicolo dell'Acero 8", '40125', 44.4938, 11.3477],
    ],
  },
  {
    code: 'JP',
    timeZone: 'Asia/Tokyo',
    phone: '+81 3 5555 00',
    hours: 'mall',
    rows: [
      ['東京', 'House', '中目黒白樺町2-4-8', '153-0061', 35.6442, 139.6986, '東京都'],
      ['大阪', 'Studio', '北堀江柳町1-6-3', '550-0014', 34.6745, 135.4951, '大阪府'],
      ['福岡', 'Corner', '大名楓町3-1-12', '810-0041', 33.5884, 130.3957, '福岡県'],
    ],
  },
  {
    code: 'NL',
    timeZone: 'Europe/Amsterdam',
    phone: '+31 20 555 00',
    hours: 'everyday',
    rows: [
      ['Amsterdam', 'House', 'Wilgenhof 12', '1016 GD', 52.3725, 4.8841],
      ['Utrecht', 'Studio', 'Berkenkade 5', '3512 JE', 52.0898, 5.1221],
      ['Eindhoven', 'Corner', 'Esdoornpad 20', '5611 EM', 51.4382, 5.4791],
    ],
  },
  {
    code: 'NO',
    timeZone: 'Europe/Oslo',
    phone: '+47 55 50 00 ',
    hours: 'city',
    rows: [
      ['Oslo', 'House', 'Bjørkegården 6', '0180', 59.9136, 10.7513],
      ['Bergen', 'Studio', 'Oreveiten 3', '5003', 60.3921, 5.3245],
      ['Trondheim', 'Corner', 'Hasselveita 11', '7011', 63.4305, 10.3951],
    ],
  },
  {
    code: 'PL',
    timeZone: 'Europe/Warsaw',
    phone: '+48 22 555 00 ',
    hours: 'mall',
    rows: [
      ['Warszawa', 'House', 'ul. Pod Brzozą 7', '00-544', 52.2241, 21.0202],
      ['Kraków', 'Studio', 'ul. Leszczynowa Brama 15', '31-014', 50.0631, 19.9399],
      ['Gdańsk', 'Corner', 'ul. Klonowy Zaułek 4', '80-831', 54.3497, 18.6532],
    ],
  },
  {
    code: 'RU',
    timeZone: 'Europe/Moscow',
    phone: '+7 495 555 00 ',
    hours: 'mall',
    rows: [
      ['Москва', 'House', 'Берёзовый двор, 9', '101000', 55.7603, 37.6359],
      ['Санкт-Петербург', 'Studio', 'Ивовый переулок, 14', '191023', 59.9311, 30.3351],
      ['Казань', 'Corner', 'Кленовая площадь, 3', '420111', 55.7937, 49.1112],
    ],
  },
  {
    code: 'SE',
    timeZone: 'Europe/Stockholm',
    phone: '+46 8 465 004 ',
    hours: 'everyday',
    rows: [
      ['Stockholm', 'House', 'Björkgården 8', '111 29', 59.3258, 18.0716],
      ['Göteborg', 'Studio', 'Hasselgången 17', '411 03', 57.7048, 11.9688],
      ['Malmö', 'Corner', 'Videplatsen 2', '211 22', 55.6059, 13.0007],
    ],
  },
  {
    code: 'US',
    timeZone: 'America/New_York',
    phone: '+1 212 555 01',
    hours: 'everyday',
    rows: [
      ['New York', 'House', '118 Alder Row', '10013', 40.7195, -74.0021, 'NY'],
      ['San Francisco', 'Studio', '42 Birchfield Alley', '94110', 37.7599, -122.4148, 'CA'],
      ['Chicago', 'Studio', '305 Willow Yard', '60607', 41.8739, -87.6501, 'IL'],
      ['Portland', 'Corner', '77 Hazel Court', '97209', 45.5289, -122.6842, 'OR'],
      ['Austin', 'Corner', '9 Maple Crossing', '78704', 30.2423, -97.7658, 'TX'],
    ],
  },
  {
    code: 'KR',
    timeZone: 'Asia/Seoul',
    phone: '+82 2 5555 00',
    hours: 'mall',
    rows: [
      ['서울', 'House', '자작나무길 21', '04781', 37.5446, 127.0559],
      ['부산', 'Studio', '버드나무로 8', '48058', 35.1689, 129.1361],
      ['대구', 'Corner', '단풍길 5', '41940', 35.8693, 128.5945],
    ],
  },
  // The site for the rest of Europe, and the global one that stands in Greece.
  {
    code: 'PT',
    timeZone: 'Europe/Lisbon',
    phone: '+351 21 555 00',
    hours: 'mall',
    rows: [['Lisboa', 'Studio', 'Pátio das Bétulas 4', '1200-109', 38.7107, -9.1434]],
  },
  {
    code: 'CZ',
    timeZone: 'Europe/Prague',
    phone: '+420 255 555 0',
    hours: 'everyday',
    rows: [['Praha', 'Studio', 'Březový dvůr 6', '110 00', 50.0838, 14.4243]],
  },
  {
    code: 'GR',
    timeZone: 'Europe/Athens',
    phone: '+30 210 555 00',
    hours: 'nosunday',
    rows: [['Αθήνα', 'Studio', 'Στοά Σημύδας 3', '105 56', 37.9771, 23.7289]],
  },
]

/** Time zones of towns that differ from that of the country's other stores. */
const timeZones: Readonly<Record<string, string>> = {
  'San Francisco': 'America/Los_Angeles',
  Chicago: 'America/Chicago',
  Portland: 'America/Los_Angeles',
  Austin: 'America/Chicago',
}

const servicesOf: Readonly<Record<Kind, readonly ServiceKey[]>> = {
  House: ['advice', 'trial', 'repair', 'nursing', 'parking'],
  Studio: ['advice', 'trial', 'nursing'],
  Corner: ['advice'],
}

/** Sites whose stores count their shelves, so that goods can be picked up there, by country. */
const shopCountries: Readonly<Record<string, string>> = {
  DE: 'DEU',
  FR: 'FRA',
  GB: 'GBR',
  JP: 'JPN',
  US: 'USA',
}

/** Whether goods can be picked up in the stores of a country. */
export const hasPickup = (country: string): boolean => country in shopCountries

/** The site whose assortment a store has on its shelves; undefined where it does not count them. */
export const siteOfStore = ({country}: StoreSource): string | undefined => shopCountries[country]

/** Inventory list of a store that counts its shelves. */
export const storeInventoryId = (store: StoreSource): string | undefined =>
  siteOfStore(store) && `inventory-store-${store.id.replace('barnholt-', '')}`

/** Every store, in the order of the countries. */
export const stores: readonly StoreSource[] = countries.flatMap(
  ({code, phone, hours, timeZone, rows}) =>
    rows.map(
      ([city, kind, address, postalCode, latitude, longitude, state], index): StoreSource => ({
        id: `barnholt-${code.toLowerCase()}-${String(index + 1).padStart(2, '0')}`,
        name: `Barnholt ${kind} ${city}`,
        address,
        postalCode,
        city,
        ...(state ? {state} : {}),
        country: code,
        phone: `${phone}${String(10 + index)}`,
        latitude,
        longitude,
        hours,
        timeZone: timeZones[city] ?? timeZone,
        services: [...servicesOf[kind], ...(hasPickup(code) ? (['pickup'] as const) : [])],
      }),
    ),
)
