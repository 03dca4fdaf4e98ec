import {instanceOf} from '@common/personalisation-instance'
import {visitorIn} from './visitor'

describe('visitorIn', () => {
  it('is null without a session at this site', () => {
    expect(visitorIn('shopper_USA=guest~a', 'DEU')).toBeNull()
  })

  it('is a guest by the usid', () => {
    expect(visitorIn('a=b; shopper_DEU=guest~u1', 'DEU')).toEqual({cookieId: 'u1'})
  })

  it('is a customer by the hashed id too', () => {
    expect(visitorIn('shopper_DEU=registered~u~H', 'DEU')).toEqual({
      cookieId: 'u',
      userId: 'H',
    })
  })
})

it.each([
  ['f_ecom_bhlt_001', 'bhlt', 'sbx'],
  ['f_ecom_abcd_prd', 'abcd', 'prd'],
  ['f_ecom_abcd_stg', 'abcd', 'sbx'],
])('%s is realm %s, %s', (id, realm, instanceType) => {
  expect(instanceOf(id)).toEqual({realm, instanceType})
})
