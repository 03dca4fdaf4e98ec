import type {AddressValues} from './address-formats/address-format'
import {addressFormat} from './address-formats/formats'
import {addressProblems, emptyAddress, isCompleteAddress, normaliseAddress} from './address-rules'
import {fromOrderAddress, toOrderAddress} from './order-address'
import {addressLines} from './written-address'

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

test.each(['DE', 'US', 'JP'])('everything but the additional line is required in %s', (country) => {
  const required = addressFormat(country)
    .fields.map(({name}) => name)
    .filter((name) => name !== 'address2')
  expect(Object.keys(addressProblems(emptyAddress(country)))).toEqual(required)
})

test.each([
  [german, {postalCode: '1096'}, ['postalCode: validation.postalCode.invalid']],
  [german, {postalCode: '109691'}, ['postalCode: validation.postalCode.invalid']],
  [german, {postalCode: 'D-10969'}, ['postalCode: validation.postalCode.invalid']],
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
  it('United States', () =>
    expect(addressLines({...american, address2: 'Apt 5'}, 'en', 'United States')).toEqual([
      'Ava Reed',
      '120 SW Alder Street',
      'Apt 5',
      'Portland, OR 97205',
      'United States',
    ]))
  it('Japan, in Japanese', () =>
    expect(addressLines(japanese, 'ja', '日本')).toEqual([
      '〒150-0001',
      '東京都渋谷区神宮前1-2-3',
      'ひかりマンション101',
      '山田 花子 様',
    ]))
  it('Japan, in English', () =>
    expect(addressLines(japanese, 'en', 'Japan')).toEqual([
      '山田 花子',
      'ひかりマンション101',
      '神宮前1-2-3',
      '渋谷区, Tokyo 150-0001',
      'Japan',
    ]))
  it('any other country', () =>
    expect(
      addressLines({...german, countryCode: 'FR', stateCode: 'IDF'}, 'de', 'Frankreich'),
    ).toEqual(['Mia Sommer', 'Lindenstraße 4', '10969 Berlin', 'IDF', 'Frankreich']))
})
