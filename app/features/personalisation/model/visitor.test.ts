import {instanceOf} from '@common/personalisation-instance'
import {visitorIn} from './visitor'

const storage = (values: Record<string, string>) => ({
  getItem: (key: string) => values[key] ?? null,
})

describe('visitorIn', () => {
  it('is nobody without a session at this site', () => {
    expect(visitorIn('usid_USA=a', storage({}), 'DEU')).toBeNull()
  })

  it('is a guest by the usid', () => {
    expect(visitorIn('a=b; usid_DEU=u%201', storage({}), 'DEU')).toEqual({cookieId: 'u 1'})
  })

  it('is a customer by the hashed id too', () => {
    expect(visitorIn('usid_DEU=u', storage({enc_user_id_DEU: 'H'}), 'DEU')).toEqual({
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
