import {writtenAddress, type PostalAddress} from './written-address'

const person = {firstName: 'Mia', lastName: 'Sommer', address1: 'Main Street 4'}

const addresses: readonly (readonly [name: string, address: PostalAddress, lines: string[]])[] = [
  [
    'Germany: the postal code before the town, a company above the person',
    {
      ...person,
      companyName: 'Kita Linde',
      postalCode: '10969',
      city: 'Berlin',
      stateCode: 'BE',
      countryCode: 'DE',
    },
    ['Kita Linde', 'Mia Sommer', 'Main Street 4', '10969 Berlin'],
  ],
  [
    'Sweden: no country before the postal code',
    {...person, postalCode: '111 22', city: 'Stockholm', countryCode: 'SE'},
    ['Mia Sommer', 'Main Street 4', '111 22 Stockholm'],
  ],
  [
    'Switzerland',
    {...person, postalCode: '8001', city: 'Zürich', countryCode: 'CH'},
    ['Mia Sommer', 'Main Street 4', '8001 Zürich'],
  ],
  [
    'Italy: the province in brackets',
    {...person, postalCode: '00184', city: 'Roma', stateCode: 'RM', countryCode: 'IT'},
    ['Mia Sommer', 'Main Street 4', '00184 Roma (RM)'],
  ],
  [
    'Spain: the name of the province, unless it is that of the town',
    {...person, postalCode: '28902', city: 'Getafe', stateCode: 'M', countryCode: 'ES'},
    ['Mia Sommer', 'Main Street 4', '28902 Getafe (Madrid)'],
  ],
  [
    'Spain: a town with the name of its province',
    {...person, postalCode: '28013', city: 'Madrid', stateCode: 'M', countryCode: 'ES'},
    ['Mia Sommer', 'Main Street 4', '28013 Madrid'],
  ],
  [
    'United Kingdom: the code has a line of its own',
    {...person, address2: 'Flat 2', postalCode: 'SW1A 1AA', city: 'London', countryCode: 'GB'},
    ['Mia Sommer', 'Main Street 4', 'Flat 2', 'London', 'SW1A 1AA'],
  ],
  [
    'Ireland: county and Eircode',
    {...person, postalCode: 'T12 X70A', city: 'Ballincollig', stateCode: 'CO', countryCode: 'IE'},
    ['Mia Sommer', 'Main Street 4', 'Ballincollig', 'Cork', 'T12 X70A'],
  ],
  [
    'United States',
    {
      ...person,
      address2: 'Apt 5',
      postalCode: '97205',
      city: 'Portland',
      stateCode: 'OR',
      countryCode: 'US',
    },
    ['Mia Sommer', 'Main Street 4', 'Apt 5', 'Portland, OR 97205'],
  ],
  [
    'Greece',
    {...person, postalCode: '105 57', city: 'Αθήνα', countryCode: 'GR'},
    ['Mia Sommer', 'Main Street 4', '105 57 Αθήνα'],
  ],
  [
    'Hungary: family name first, the town above the street',
    {...person, postalCode: '1051', city: 'Budapest', countryCode: 'HU'},
    ['Sommer Mia', 'Budapest', 'Main Street 4', '1051'],
  ],
  [
    'Russia',
    {...person, postalCode: '101000', city: 'Москва', countryCode: 'RU'},
    ['Mia Sommer', 'Main Street 4', 'Москва', '101000'],
  ],
  [
    'Brazil',
    {...person, postalCode: '01310-100', city: 'São Paulo', stateCode: 'SP', countryCode: 'BR'},
    ['Mia Sommer', 'Main Street 4', 'São Paulo-SP', '01310-100'],
  ],
  [
    'Mexico',
    {
      ...person,
      postalCode: '06000',
      city: 'Ciudad de México',
      stateCode: 'CDMX',
      countryCode: 'MX',
    },
    ['Mia Sommer', 'Main Street 4', '06000 Ciudad de México, CDMX'],
  ],
  [
    'Argentina',
    {...person, postalCode: 'C1002', city: 'Buenos Aires', countryCode: 'AR'},
    ['Mia Sommer', 'Main Street 4', 'C1002 Buenos Aires'],
  ],
  [
    'Canada',
    {...person, postalCode: 'K1A 0B1', city: 'Ottawa', stateCode: 'ON', countryCode: 'CA'},
    ['Mia Sommer', 'Main Street 4', 'Ottawa ON K1A 0B1'],
  ],
  [
    'Turkey',
    {...person, postalCode: '34000', city: 'Fatih', stateCode: 'İstanbul', countryCode: 'TR'},
    ['Mia Sommer', 'Main Street 4', '34000 Fatih/İstanbul'],
  ],
  [
    'Japan, in Japanese',
    {
      firstName: '花子',
      lastName: '山田',
      companyName: 'ひかり保育園',
      address1: '神宮前1-2-3',
      address2: 'ひかりマンション101',
      postalCode: '150-0001',
      city: '渋谷区',
      stateCode: 'JP-13',
      countryCode: 'JP',
    },
    [
      '〒150-0001',
      '東京都渋谷区神宮前1-2-3',
      'ひかりマンション101',
      'ひかり保育園',
      '山田 花子 様',
    ],
  ],
  [
    'Japan, in Latin letters',
    {
      ...person,
      address1: '1-2-3 Jingumae',
      address2: 'Hikari 101',
      postalCode: '150-0001',
      city: 'Shibuya-ku',
      stateCode: 'JP-13',
      countryCode: 'JP',
    },
    ['Sommer Mia', 'Hikari 101', '1-2-3 Jingumae', 'Shibuya-ku, Tokyo 150-0001'],
  ],
  [
    'Korea, in Korean',
    {
      firstName: '민지',
      lastName: '김',
      address1: '세종대로 110',
      postalCode: '04524',
      city: '중구',
      stateCode: 'KR-11',
      countryCode: 'KR',
    },
    ['서울특별시 중구', '세종대로 110', '김민지', '04524'],
  ],
  [
    'Korea, in Latin letters',
    {...person, postalCode: '04524', city: 'Jung-gu', stateCode: 'KR-11', countryCode: 'KR'},
    ['Sommer Mia', 'Main Street 4', 'Jung-gu', 'Seoul', '04524'],
  ],
  [
    'China, in Chinese',
    {
      firstName: '小明',
      lastName: '王',
      address1: '长安街1号',
      postalCode: '100000',
      city: '北京市',
      countryCode: 'CN',
    },
    ['100000', '北京市', '长安街1号', '王小明'],
  ],
  [
    'Emirates: a town that is not the emirate keeps a line',
    {...person, city: 'Al Ain', stateCode: 'Abu Dhabi', countryCode: 'AE'},
    ['Mia Sommer', 'Main Street 4', 'Al Ain', 'Abu Dhabi'],
  ],
  [
    'Singapore: the town is not written twice',
    {...person, postalCode: '048616', city: 'Singapore', countryCode: 'SG'},
    ['Mia Sommer', 'Main Street 4', 'SINGAPORE 048616'],
  ],
  [
    'Bolivia, whose format has no postal code',
    {...person, postalCode: '0201', city: 'La Paz', countryCode: 'BO'},
    ['Mia Sommer', 'Main Street 4', '0201 La Paz'],
  ],
  ['nothing but a name', {...person, address1: '', countryCode: 'DE'}, ['Mia Sommer']],
]

test.each(addresses)('%s', (_name, address, lines) => {
  expect(writtenAddress(address, `en-${address.countryCode}`)).toEqual(lines)
})

test('the country follows where the order is from another one, in the language of the order', () => {
  const address = {...person, postalCode: '1010', city: 'Wien', countryCode: 'AT'}
  expect(writtenAddress(address, 'de-DE').at(-1)).toBe('Österreich')
  expect(writtenAddress(address, 'fr-BE').at(-1)).toBe('Autriche')
  expect(writtenAddress(address, 'de-AT').at(-1)).toBe('1010 Wien')
})

test('a country that does not exist, and no address at all', () => {
  const address = {...person, postalCode: '1', city: 'Town', countryCode: '??'}
  expect(writtenAddress(address, 'en-GB')).toEqual(['Mia Sommer', 'Main Street 4', '1 Town', '??'])
  expect(writtenAddress(undefined, 'de-DE')).toEqual([])
})
