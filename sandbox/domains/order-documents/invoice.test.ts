import {invoiceAddress} from './invoice'

const person = {id: 'a', firstName: 'Mia', lastName: 'Sommer', city: 'Berlin', countryCode: 'DE'}

it('names the company and its tax number', () => {
  const address = {...person, companyName: 'Kita Linde', custom: {c_taxId: 'DE123456789'}}
  expect(invoiceAddress(address, 'de-DE', 'Steuernummer')).toEqual([
    'Kita Linde',
    'Mia Sommer',
    'Berlin',
    'Steuernummer: DE123456789',
  ])
})

it('leaves both out for a person', () => {
  expect(invoiceAddress({...person, custom: {}}, 'de-DE', 'Tax number')).toEqual([
    'Mia Sommer',
    'Berlin',
  ])
  expect(invoiceAddress(undefined, 'de-DE', 'Tax number')).toEqual([])
})
