/** Contact and addresses that the wallet knows of its only user. */
export const walletEmail = 'wallet@example.test'

export const walletAddresses = [
  {
    firstName: 'Anna',
    lastName: 'Berg',
    address1: 'Lindenstraße 12',
    city: 'Berlin',
    postalCode: '10969',
    countryCode: 'DE',
    phone: '+49 30 901820',
  },
  {
    firstName: 'Anna',
    lastName: 'Berg',
    address1: '12 Willow Street',
    city: 'Albany',
    postalCode: '12207',
    stateCode: 'NY',
    countryCode: 'US',
    phone: '+1 518 555 0100',
  },
  {
    firstName: 'Anna',
    lastName: 'Berg',
    address1: '48 Harbor Road',
    city: 'Portland',
    postalCode: '97205',
    stateCode: 'OR',
    countryCode: 'US',
    phone: '+1 503 555 0100',
  },
  {
    firstName: '花',
    lastName: '山田',
    address1: '千代田1-1',
    city: '千代田区',
    postalCode: '100-0001',
    stateCode: 'JP-13',
    countryCode: 'JP',
    phone: '03-5555-0100',
  },
  {
    firstName: 'Anna',
    lastName: 'Berg',
    address1: '14 Whitehall Row',
    city: 'London',
    postalCode: 'SW1A 2AA',
    countryCode: 'GB',
    phone: '+44 20 5550 0100',
  },
] as const
