/** A street of the sandbox's map; without a name, the town itself. Coordinates are those of the city, in degrees. */
export interface Street {
  readonly countryCode: string
  readonly name: string
  readonly postalCode: string
  readonly city: string
  /** Code and name of the region, where addresses of the country contain it. */
  readonly region?: {readonly code: string; readonly name: string}
  readonly latitude: number
  readonly longitude: number
}

type Row = readonly [name: string, postalCode: string, city: string, region?: string]

const cities: Readonly<Record<string, readonly [number, number]>> = {
  Berlin: [52.52, 13.405],
  Hamburg: [53.551, 9.994],
  München: [48.137, 11.575],
  Köln: [50.938, 6.96],
  'Frankfurt am Main': [50.11, 8.682],
  Wien: [48.208, 16.373],
  Zürich: [47.377, 8.541],
  Paris: [48.857, 2.352],
  London: [51.507, -0.128],
  Oslo: [59.914, 10.752],
  'San Francisco': [37.775, -122.419],
  Portland: [45.515, -122.678],
  'New York': [40.713, -74.006],
  Chicago: [41.878, -87.63],
  渋谷区: [35.664, 139.698],
  中央区: [35.671, 139.772],
  大阪市北区: [34.705, 135.498],
  札幌市中央区: [43.055, 141.341],
  중구: [37.564, 126.998],
  해운대구: [35.163, 129.164],
}

/** Streets by country; the region of a row is `code name`. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  DE: [
    ['Lindenstraße', '10969', 'Berlin'],
    ['Linienstraße', '10119', 'Berlin'],
    ['Friedrichstraße', '10117', 'Berlin'],
    ['Kastanienallee', '10435', 'Berlin'],
    ['Lindenallee', '20259', 'Hamburg'],
    ['Mönckebergstraße', '20095', 'Hamburg'],
    ['Leopoldstraße', '80802', 'München'],
    ['Lindwurmstraße', '80337', 'München'],
    ['Schildergasse', '50667', 'Köln'],
    ['Zeil', '60313', 'Frankfurt am Main'],
  ],
  AT: [
    ['Mariahilfer Straße', '1070', 'Wien'],
    ['Landstraßer Hauptstraße', '1030', 'Wien'],
  ],
  CH: [['Bahnhofstrasse', '8001', 'Zürich']],
  FR: [
    ['Rue de Rivoli', '75001', 'Paris'],
    ['Boulevard Saint-Germain', '75006', 'Paris'],
  ],
  GB: [
    ['Baker Street', 'NW1 6XE', 'London'],
    ['Upper Street', 'N1 0PQ', 'London'],
  ],
  NO: [['Karl Johans gate', '0154', 'Oslo']],
  US: [
    ['Main Street', '94105', 'San Francisco', 'CA California'],
    ['Market Street', '94103', 'San Francisco', 'CA California'],
    ['SW Alder Street', '97205', 'Portland', 'OR Oregon'],
    ['Broadway', '10012', 'New York', 'NY New York'],
    ['North Michigan Avenue', '60611', 'Chicago', 'IL Illinois'],
  ],
  JP: [
    ['神宮前', '150-0001', '渋谷区', '13 東京都'],
    ['恵比寿', '150-0013', '渋谷区', '13 東京都'],
    ['銀座', '104-0061', '中央区', '13 東京都'],
    ['梅田', '530-0001', '大阪市北区', '27 大阪府'],
    ['大通西', '060-0042', '札幌市中央区', '01 北海道'],
  ],
  KR: [
    ['세종대로', '04524', '중구', 'KR-11 서울특별시'],
    ['해운대로', '48094', '해운대구', 'KR-26 부산광역시'],
  ],
}

/** All streets of the map, in a fixed order. */
export const streets: readonly Street[] = Object.entries(rows).flatMap(([countryCode, list]) =>
  list.map(([name, postalCode, city, region]) => {
    const [latitude, longitude] = cities[city] ?? [0, 0]
    const [code = '', ...words] = region?.split(' ') ?? []
    return {
      countryCode,
      name,
      postalCode,
      city,
      ...(region && {region: {code, name: words.join(' ')}}),
      latitude,
      longitude,
    }
  }),
)
