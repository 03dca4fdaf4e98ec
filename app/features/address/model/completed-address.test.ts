import {addressFormat} from '../public/address-rules'
import {completedAddress} from './completed-address'

test.each([
  ['DE', {postalCode: '10969', city: 'Berlin', region: {code: 'BE', name: 'Berlin'}}, {}],
  ['US', {postalCode: '', city: '', region: {code: 'CA', name: 'California'}}, {stateCode: 'CA'}],
  ['JP', {postalCode: '', city: '', region: {code: '13', name: '東京都'}}, {stateCode: 'JP-13'}],
  ['JP', {postalCode: '', city: '', region: {code: 'x', name: 'Nowhere'}}, {}],
])('%s: %j', async (country, address, region) => {
  const {postalCode, city} = address
  expect(await completedAddress(addressFormat(country), address)).toEqual({
    ...(postalCode && {postalCode}),
    ...(city && {city}),
    ...region,
  })
})
