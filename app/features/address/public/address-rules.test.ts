import type {AddressValues} from '@config/markets/address/address-format'
import {
  addressFormat,
  addressProblems,
  emptyAddress,
  isCompleteAddress,
  normaliseAddress,
} from './address-rules'
import {fromOrderAddress, toOrderAddress} from './order-address'
import {addressLines} from './written-address'
import {regions as provinces} from '@config/markets/regions/ES'
import {regions as prefectures} from '@config/markets/regions/JP'

const german: AddressValues = {
  ...emptyAddress('DE'),
  firstName: 'Mia',
  lastName: 'Sommer',
  address1: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  phone: '+49 (30) 123-456',
}
const american: AddressValues = {
  ...emptyAddress('US'),
  firstName: 'Ava',
  lastName: 'Reed',
  address1: '120 SW Alder Street',
  city: 'Portland',
  stateCode: 'OR',
  postalCode: '97205',
  phone: '503 555 0100',
}
const japanese: AddressValues = {
  ...emptyAddress('JP'),
  lastName: '山田',
  firstName: '花子',
  c_lastNameKana: 'ヤマダ',
  c_firstNameKana: 'ハナコ',
  postalCode: '150-0001',
  stateCode: 'JP-13',
  city: '渋谷区',
  address1: '神宮前1-2-3',
  address2: 'ひかりマンション101',
  phone: '03-1234-5678',
}

const problem = (values: AddressValues, change: Partial<AddressValues>) =>
  Object.entries(addressProblems({...values, ...change})).map(([name, {id}]) => `${name}: ${id}`)

test.each([german, american, japanese])(
  'a complete address of $countryCode has no problem',
  (values) => expect(isCompleteAddress(values)).toBe(true),
)

test.each(['DE', 'US', 'JP'])(
  'everything but additional line and company is required in %s',
  (country) => {
    const required = addressFormat(country)
      .fields.filter(({name, group}) => name !== 'address2' && !group)
      .map(({name}) => name)
    expect(Object.keys(addressProblems(emptyAddress(country)))).toEqual(required)
  },
)

test.each([
  [german, {postalCode: '1096'}, ['postalCode: validation.postalCode.invalid']],
  [german, {postalCode: '109691'}, ['postalCode: validation.postalCode.invalid']],
  [german, {postalCode: 'D-10969'}, []],
  [american, {postalCode: '97205-1234'}, []],
  [american, {postalCode: '972051234'}, []],
  [american, {postalCode: '9720'}, ['postalCode: validation.postalCode.invalid.US']],
  [american, {stateCode: ''}, ['stateCode: validation.state.required']],
  [japanese, {postalCode: '1500001'}, []],
  [japanese, {postalCode: '〒１５０ー０００１'}, []],
  [japanese, {postalCode: '150-001'}, ['postalCode: validation.postalCode.invalid.JP']],
  [japanese, {c_lastNameKana: 'やまだ'}, []],
  [japanese, {c_lastNameKana: 'ﾔﾏﾀﾞ'}, []],
  [japanese, {c_lastNameKana: 'Yamada'}, ['c_lastNameKana: validation.kana.invalid']],
  [japanese, {c_lastNameKana: '山田'}, ['c_lastNameKana: validation.kana.invalid']],
  [japanese, {phone: '０３ー１２３４ー５６７８'}, []],
  [german, {companyName: 'Kita Linde', c_taxId: 'de 123 456 789'}, []],
  [german, {c_taxId: '123456789'}, ['c_taxId: validation.taxId.invalid']],
  [american, {c_taxId: '12-3456789'}, []],
  [american, {c_taxId: '123456789'}, ['c_taxId: validation.taxId.invalid']],
  [japanese, {c_taxId: 'Ｔ１２３４５６７８９０１２３'}, []],
  [german, {companyName: 'K'.repeat(61)}, ['companyName: validation.tooLong']],
  [german, {phone: '030/123456'}, ['phone: validation.phone.invalid']],
  [german, {phone: '+-()'}, ['phone: validation.phone.invalid']],
  [german, {phone: '1'.repeat(21)}, ['phone: validation.tooLong']],
  [german, {firstName: 'M'.repeat(40), lastName: 'S'.repeat(50)}, []],
  [german, {firstName: 'M'.repeat(41)}, ['firstName: validation.tooLong']],
  [german, {lastName: 'S'.repeat(51)}, ['lastName: validation.tooLong']],
])('%#: %j', (values, change, expected) => {
  expect(problem(values, change)).toEqual(expected)
})

test('what is stored is in the spelling of the country', () => {
  const typed = {
    ...japanese,
    c_lastNameKana: ' やまだ',
    postalCode: '１５００００１',
    phone: '０３−１２３４',
  }
  expect(normaliseAddress(addressFormat('JP'), typed)).toMatchObject({
    c_lastNameKana: 'ヤマダ',
    postalCode: '150-0001',
    phone: '03-1234',
  })
  expect(normaliseAddress(addressFormat('DE'), {...german, stateCode: 'BE'}).stateCode).toBe('')
})

test.each([
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'm1  1ae', 'M1 1AE'],
  ['IE', 'd02x285', 'D02 X285'],
  ['NL', '1012ab', '1012 AB'],
  ['PL', '00001', '00-001'],
  ['SE', '11122', '111 22'],
])('%s: the postal code %s is stored as %s', (country, typed, stored) => {
  const values = {...emptyAddress(country), postalCode: typed}
  expect(normaliseAddress(addressFormat(country), values).postalCode).toBe(stored)
  expect(addressProblems(values)).not.toHaveProperty('postalCode')
})

test('a tax number is stored without the separators that its country does not use', () => {
  const stored = (country: string, c_taxId: string) =>
    normaliseAddress(addressFormat(country), {...emptyAddress(country), c_taxId}).c_taxId
  expect(stored('CH', 'che-123.456.789')).toBe('CHE123456789')
  expect(stored('KR', '123-45-67890')).toBe('123-45-67890')
  expect(stored('CN', '5')).toBe('')
})

test.each([
  ['AT', '0101'],
  ['CH', '800'],
  ['DK', '10500'],
  ['ES', '53001'],
  ['FI', '0010'],
  ['GB', 'SW1A'],
  ['IE', 'D02'],
  ['NL', '0012 AB'],
  ['PL', '0-0001'],
  ['KR', '0452'],
])('%s: %s is no postal code', (country, postalCode) => {
  expect(addressProblems({...emptyAddress(country), postalCode})).toHaveProperty('postalCode')
})

test('an address goes to the wire and back', () => {
  const wire = toOrderAddress(japanese)
  expect(wire).toMatchObject({c_lastNameKana: 'ヤマダ', countryCode: 'JP'})
  expect(toOrderAddress(german)).not.toHaveProperty('address2')
  expect(fromOrderAddress({...wire, id: 'x', fullName: '山田 花子'}, 'DE')).toEqual(japanese)
  expect(fromOrderAddress(undefined, 'DE')).toEqual(emptyAddress('DE'))
})

describe('an address is written as its country does', () => {
  it('Germany', () =>
    expect(addressLines(german, 'de', 'Deutschland')).toEqual([
      'Mia Sommer',
      'Lindenstraße 4',
      '10969 Berlin',
      'Deutschland',
    ]))
  it('a company above the person, its tax number below', () => {
    const business = {companyName: 'Kita Linde', c_taxId: 'DE123456789'}
    expect(addressLines({...german, ...business}, 'de', '')).toEqual([
      'Kita Linde',
      'Mia Sommer',
      'Lindenstraße 4',
      '10969 Berlin',
      'USt-IdNr.: DE123456789',
    ])
    expect(
      addressLines({...japanese, companyName: 'ひかり保育園'}, 'ja', '', prefectures).slice(-2),
    ).toEqual(['ひかり保育園', '山田 花子 様'])
  })
  it('United States', () =>
    expect(addressLines({...american, address2: 'Apt 5'}, 'en', 'United States')).toEqual([
      'Ava Reed',
      '120 SW Alder Street',
      'Apt 5',
      'Portland, OR 97205',
      'United States',
    ]))
  it('Japan, in Japanese', () =>
    expect(addressLines(japanese, 'ja', '日本', prefectures)).toEqual([
      '〒150-0001',
      '東京都渋谷区神宮前1-2-3',
      'ひかりマンション101',
      '山田 花子 様',
    ]))
  it('Japan, without postal code and name: leaves out 〒 and 様', () => {
    const bare = {...japanese, postalCode: '', firstName: '', lastName: ''}
    expect(addressLines(bare, 'ja', '日本', prefectures)).toEqual([
      '東京都渋谷区神宮前1-2-3',
      'ひかりマンション101',
    ])
  })
  it('Japan, in English', () =>
    expect(addressLines(japanese, 'en', 'Japan', prefectures)).toEqual([
      '山田 花子',
      'ひかりマンション101',
      '神宮前1-2-3',
      '渋谷区, Tokyo 150-0001',
      'Japan',
    ]))
  it('United Kingdom: the code has a line of its own', () =>
    expect(addressLines({...german, countryCode: 'GB', postalCode: 'SW1A 1AA'}, 'en', '')).toEqual([
      'Mia Sommer',
      'Lindenstraße 4',
      'Berlin',
      'SW1A 1AA',
    ]))
  it('Italy: the province stands in brackets behind the city', () => {
    const italian = {...german, countryCode: 'IT', city: 'Roma'}
    const lines = (stateCode: string) => addressLines({...italian, stateCode}, 'it', '')
    expect(lines('RM')).toEqual(['Mia Sommer', 'Lindenstraße 4', '10969 Roma (RM)'])
    expect(lines('').at(-1)).toBe('10969 Roma')
  })
  it('Spain: the name of the province has a line', () =>
    expect(
      addressLines(
        {...german, countryCode: 'ES', city: 'Getafe', stateCode: 'M'},
        'es',
        '',
        provinces,
      ),
    ).toEqual(['Mia Sommer', 'Lindenstraße 4', '10969 Getafe', 'Madrid']))
  it.each([
    ['HU', '1051', ['Sommer Mia', 'Berlin', 'Lindenstraße 4', '1. em.', '1051']],
    ['LV', 'LV-1010', ['Mia Sommer', 'Lindenstraße 4', '1. em.', 'Berlin, LV-1010']],
    ['MT', 'VLT 1117', ['Mia Sommer', 'Lindenstraße 4', '1. em.', 'Berlin VLT 1117']],
    ['PT', '1100-148', ['Mia Sommer', 'Lindenstraße 4', '1. em.', '1100-148 Berlin']],
  ])('%s: the postal code where the country has it', (countryCode, postalCode, lines) =>
    expect(
      addressLines({...german, address2: '1. em.', countryCode, postalCode}, 'de', ''),
    ).toEqual(lines),
  )
  it('any other country', () =>
    expect(
      addressLines({...german, countryCode: 'BR', stateCode: 'SP'}, 'de', 'Brasilien'),
    ).toEqual(['Mia Sommer', 'Lindenstraße 4', '10969 Berlin', 'SP', 'Brasilien']))
})
