import {isAllowedPath, ruleOf} from './proxy-rules'

const SLAS = '/shopper/auth/v1/organizations/f_ecom_bhlt_001/oauth2'
const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_bhlt_001/customers'
const OCAPI = '/s/DEU/dw/shop/v21_3/customers'

describe('paths of logins, codes and passwords are closed', () => {
  it.each([
    ['api', `${SLAS}/login`],
    ['api', `${SLAS}/token`],
    ['api', `${SLAS}/passwordless/login?register_customer=true`],
    ['api', `${SLAS}/passwordless/token`],
    ['api', `${SLAS}/password/reset`],
    ['api', `${SLAS}/password/action`],
    ['api', `${SLAS}/webauthn/authenticate/finish`],
    ['api', `${SLAS}/authorize?hint=guest`],
    ['api', `${SLAS}/trusted-system/token`],
    ['api', '/shopper/auth-admin/v1/organizations/f_ecom_bhlt_001/clients'],
    ['api', SLAS.toUpperCase()],
    ['api', `${CUSTOMERS}/password/actions/create-reset-token`],
    ['api', `${CUSTOMERS}/password/actions/reset?siteId=DEU`],
    ['api', `${CUSTOMERS}/%70assword/actions/reset`],
    ['api', `${CUSTOMERS}/abc/password?siteId=DEU`],
    ['api', `${CUSTOMERS}//abc//passwor%64`],
    ['api', `${CUSTOMERS}/actions/login`],
    ['ocapi', `${OCAPI}/auth`],
    ['ocapi', `${OCAPI}/auth/trustedsystem`],
    ['ocapi', `${OCAPI}//%61uth`],
    ['ocapi', `${OCAPI}/password_reset`],
    ['ocapi', `${OCAPI}/abc/password`],
    ['ocapi', '/s/DEU/dw/shop/v24_5/Customers/AUTH?client_id=a'],
  ])('%s %s', (proxy, path) => {
    expect(isAllowedPath(ruleOf(proxy), path)).toBe(false)
  })
})

describe('paths of customers stay open', () => {
  it.each([
    ['api', `${CUSTOMERS}?siteId=DEU`],
    ['api', `${CUSTOMERS}/abc`],
    ['api', `${CUSTOMERS}/abc?redirect=/shopper/auth/v1`],
    ['api', `${CUSTOMERS}/abc/addresses/password`],
    ['api', `${CUSTOMERS}/abc/addresses/auth`],
    ['api', `${CUSTOMERS}/abc/product-lists`],
    ['api', '/product/shopper-products/v1/organizations/f_ecom_bhlt_001/products/password'],
    ['ocapi', `${OCAPI}/abc/orders`],
    ['ocapi', '/s/DEU/dw/shop/v21_3/content/password'],
  ])('%s %s', (proxy, path) => {
    expect(isAllowedPath(ruleOf(proxy), path)).toBe(true)
  })
})
