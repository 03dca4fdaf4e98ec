import type {Street} from './streets'

type Row = readonly [
  city: string,
  postalCode: string,
  latitude: number,
  longitude: number,
  region?: string,
]

/** Towns by country; the region of a row is `code name`. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  DE: [
    ['Berlin', '10115', 52.52, 13.405],
    ['Hamburg', '20095', 53.551, 9.994],
    ['München', '80331', 48.137, 11.575],
    ['Köln', '50667', 50.938, 6.96],
    ['Frankfurt am Main', '60311', 50.11, 8.682],
    ['Leipzig', '04109', 51.34, 12.375],
    ['Dresden', '01067', 51.05, 13.738],
    ['Stuttgart', '70173', 48.776, 9.183],
    ['Potsdam', '14467', 52.396, 13.059],
    ['Lübeck', '23552', 53.866, 10.684],
    ['Kassel', '34117', 51.313, 9.497],
    ['Freiburg im Breisgau', '79098', 47.999, 7.842],
    ['Hannover', '30159', 52.375, 9.732],
    ['Bremen', '28195', 53.079, 8.802],
    ['Rostock', '18055', 54.092, 12.099],
    ['Kiel', '24103', 54.323, 10.123],
    ['Magdeburg', '39104', 52.121, 11.628],
    ['Saarbrücken', '66111', 49.24, 6.997],
    ['Karlsruhe', '76133', 49.007, 8.404],
    ['Konstanz', '78462', 47.66, 9.176],
    ['Ulm', '89073', 48.402, 9.988],
    ['Nürnberg', '90402', 49.452, 11.077],
    ['Regensburg', '93047', 49.013, 12.102],
    ['Würzburg', '97070', 49.791, 9.953],
  ],
  AT: [
    ['Wien', '1010', 48.208, 16.373],
    ['Graz', '8010', 47.071, 15.439],
    ['Salzburg', '5020', 47.8, 13.045],
    ['Innsbruck', '6020', 47.269, 11.404],
  ],
  CH: [
    ['Zürich', '8001', 47.377, 8.541],
    ['Bern', '3011', 46.948, 7.447],
    ['Genève', '1204', 46.204, 6.143],
  ],
  BE: [
    ['Brussel', '1000', 50.85, 4.351],
    ['Antwerpen', '2000', 51.22, 4.402],
    ['Liège', '4000', 50.633, 5.567],
  ],
  DK: [
    ['København', '1050', 55.676, 12.568],
    ['Aarhus', '8000', 56.157, 10.21],
  ],
  ES: [
    ['Madrid', '28001', 40.417, -3.703],
    ['Barcelona', '08001', 41.388, 2.17],
    ['Valencia', '46001', 39.47, -0.376],
    ['Sevilla', '41001', 37.389, -5.984],
    ['Málaga', '29001', 36.721, -4.421],
    ['A Coruña', '15001', 43.362, -8.411],
  ],
  FI: [['Helsinki', '00100', 60.17, 24.938]],
  FR: [
    ['Paris', '75001', 48.857, 2.352],
    ['Lyon', '69001', 45.764, 4.836],
    ['Bordeaux', '33000', 44.838, -0.579],
    ['Brest', '29200', 48.39, -4.486],
    ['Marseille', '13001', 43.296, 5.37],
    ['Toulouse', '31000', 43.605, 1.444],
    ['Strasbourg', '67000', 48.573, 7.752],
  ],
  GB: [
    ['London', 'SW1A 1AA', 51.507, -0.128],
    ['Manchester', 'M1 1AE', 53.481, -2.243],
    ['Edinburgh', 'EH1 1YZ', 55.953, -3.188],
    ['Birmingham', 'B1 1BB', 52.48, -1.903],
    ['Plymouth', 'PL1 1EA', 50.371, -4.142],
  ],
  IE: [['Dublin', 'D02 X285', 53.35, -6.26]],
  IT: [
    ['Milano', '20121', 45.464, 9.19],
    ['Torino', '10123', 45.07, 7.687],
    ['Roma', '00184', 41.893, 12.483],
    ['Napoli', '80133', 40.852, 14.268],
    ['Palermo', '90133', 38.116, 13.361],
  ],
  NL: [
    ['Amsterdam', '1012 JS', 52.373, 4.893],
    ['Utrecht', '3511 AD', 52.091, 5.122],
  ],
  NO: [
    ['Oslo', '0154', 59.914, 10.752],
    ['Bergen', '5003', 60.393, 5.324],
    ['Tromsø', '9008', 69.649, 18.956],
  ],
  PL: [
    ['Warszawa', '00-001', 52.23, 21.012],
    ['Kraków', '31-005', 50.062, 19.938],
  ],
  RU: [
    ['Москва', '101000', 55.756, 37.617],
    ['Санкт-Петербург', '190000', 59.939, 30.316],
  ],
  SE: [
    ['Stockholm', '111 20', 59.329, 18.069],
    ['Göteborg', '411 03', 57.709, 11.974],
  ],
  US: [
    ['San Francisco', '94102', 37.775, -122.419, 'CA California'],
    ['Portland', '97205', 45.515, -122.678, 'OR Oregon'],
    ['New York', '10001', 40.713, -74.006, 'NY New York'],
    ['Chicago', '60601', 41.878, -87.63, 'IL Illinois'],
    ['Austin', '78701', 30.267, -97.743, 'TX Texas'],
    ['Denver', '80202', 39.739, -104.99, 'CO Colorado'],
  ],
  JP: [
    ['渋谷区', '150-0002', 35.664, 139.698, '13 東京都'],
    ['東京', '100-0001', 35.681, 139.767, '13 東京都'],
    ['大阪市', '530-0001', 34.694, 135.502, '27 大阪府'],
    ['福岡市', '810-0001', 33.59, 130.402, '40 福岡県'],
    ['札幌市', '060-0001', 43.062, 141.354, '01 北海道'],
  ],
  CN: [
    ['上海', '200000', 31.23, 121.474],
    ['北京', '100000', 39.904, 116.407],
  ],
  KR: [
    ['서울', '04524', 37.567, 126.978],
    ['부산', '47545', 35.18, 129.075],
  ],
  PT: [['Lisboa', '1100-148', 38.722, -9.139]],
  CZ: [['Praha', '110 00', 50.075, 14.438]],
  GR: [['Αθήνα', '105 57', 37.984, 23.728]],
}

/** Towns that were added later: an id is a position, so they stand behind the others. */
const laterRows: Readonly<Record<string, readonly Row[]>> = {
  US: [
    ['Sacramento', '95814', 38.582, -121.494, 'CA California'],
    ['Los Angeles', '90012', 34.054, -118.243, 'CA California'],
    ['San Diego', '92101', 32.716, -117.161, 'CA California'],
    ['Seattle', '98101', 47.606, -122.332, 'WA Washington'],
    ['Boston', '02108', 42.36, -71.059, 'MA Massachusetts'],
    ['Miami', '33130', 25.762, -80.192, 'FL Florida'],
    ['Atlanta', '30303', 33.749, -84.388, 'GA Georgia'],
    ['Houston', '77002', 29.76, -95.37, 'TX Texas'],
    ['Honolulu', '96813', 21.307, -157.858, 'HI Hawaii'],
    ['Anchorage', '99501', 61.218, -149.9, 'AK Alaska'],
  ],
  CN: [['深圳', '518048', 22.543, 114.058]],
  DK: [['Odense', '5000', 55.396, 10.388]],
  FI: [
    ['Tampere', '33100', 61.498, 23.76],
    ['Turku', '20100', 60.452, 22.267],
  ],
  IE: [
    ['Cork', 'T12 W8KP', 51.898, -8.471],
    ['Galway', 'H91 E2KP', 53.271, -9.057],
  ],
  IT: [['Bologna', '40125', 44.494, 11.343]],
  JP: [
    ['千代田区', '100-0001', 35.694, 139.754, '13 東京都'],
    ['大阪', '550-0014', 34.694, 135.502, '27 大阪府'],
    ['福岡', '810-0041', 33.59, 130.402, '40 福岡県'],
  ],
  KR: [['대구', '41940', 35.871, 128.602]],
  NL: [['Eindhoven', '5611 EM', 51.441, 5.478]],
  NO: [['Trondheim', '7011', 63.43, 10.395]],
  PL: [['Gdańsk', '80-831', 54.352, 18.647]],
  RU: [['Казань', '420111', 55.796, 49.108]],
  SE: [['Malmö', '211 22', 55.605, 13.003]],
}

/** All towns of the map as streets without a name, in a fixed order. */
export const towns: readonly Street[] = [
  ...Object.entries(rows),
  ...Object.entries(laterRows),
].flatMap(([countryCode, list]) =>
  list.map(([city, postalCode, latitude, longitude, region]) => {
    const [code = '', ...words] = region?.split(' ') ?? []
    return {
      countryCode,
      name: '',
      postalCode,
      city,
      ...(region && {region: {code, name: words.join(' ')}}),
      latitude,
      longitude,
    }
  }),
)
