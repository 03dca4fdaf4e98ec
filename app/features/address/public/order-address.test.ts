import {emptyAddress} from './address-rules'
import {fromOrderAddress, toOrderAddress} from './order-address'

const german = {
  ...emptyAddress('DE'),
  firstName: 'Mia',
  lastName: 'Sommer',
  address1: ' Lindenstraße 4 ',
  postalCode: '10969',
  city: 'Berlin',
}

it('an address document has the filled fields of its country alone', () => {
  expect(toOrderAddress({...german, stateCode: 'BE'})).toEqual({
    firstName: 'Mia',
    lastName: 'Sommer',
    address1: 'Lindenstraße 4',
    postalCode: '10969',
    city: 'Berlin',
    countryCode: 'DE',
  })
})

it('form values are texts; the country of the document comes first', () => {
  expect(fromOrderAddress({city: 'Wien', postalCode: 1010, countryCode: 'AT'}, 'DE')).toEqual({
    ...emptyAddress('AT'),
    city: 'Wien',
  })
  expect(fromOrderAddress({city: 'Berlin', countryCode: ''}, 'DE')).toEqual({
    ...emptyAddress('DE'),
    city: 'Berlin',
  })
  expect(fromOrderAddress({countryCode: 5}, 'DE')).toEqual(emptyAddress('DE'))
})
