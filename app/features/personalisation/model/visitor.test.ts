import {instanceOf} from '@common/personalisation-instance'
import {visitorIn} from './visitor'

describe('visitorIn', () => {
  it('is null without a session at this site', () => {
    expect(visitorIn('usid_USA=a', 'DEU')).toBeNull()
  })

  it('is a guest by the usid', () => {
    expect(visitorIn('a=b; usid_DEU=u%201', 'DEU')).toEqual({cookieId: 'u 1'})
  })

  it('is a customer by the hashed id too', () => {
    expect(visitorIn('usid_DEU=u; enc_user_id_DEU=H', 'DEU')).toEqual({
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
