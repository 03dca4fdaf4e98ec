import {PASSWORD, callShop, logIn} from '../../testing/shopper'
import {startArchiveShop} from '../../testing/archive-shop'
import {customerGroupsOf} from '../../domains/customers/customer-groups'

const namespace = 'http://www.demandware.com/xml/impex/customer/2006-10-31'
const customers = `<?xml version="1.0" encoding="UTF-8"?>
<customers xmlns="${namespace}">
  <customer customer-no="D0001">
    <credentials><login>eva@example.test</login><password encrypted="false">${PASSWORD}</password></credentials>
    <profile>
      <first-name>Eva</first-name><last-name>Holm</last-name><email>eva@example.test</email>
      <gender>female</gender><preferred-locale>de_DE</preferred-locale>
      <custom-attributes><custom-attribute attribute-id="club">gold</custom-attribute></custom-attributes>
    </profile>
    <addresses><address address-id="Home" preferred="true"><last-name>Holm</last-name><city>Bremen</city><country-code>DE</country-code></address></addresses>
    <customer-groups><customer-group group-id="Club"/></customer-groups>
  </customer>
  <customer customer-no="D0002">
    <credentials><login>old@example.test</login><password encrypted="true" encryptionScheme="scrypt">x</password></credentials>
    <profile><last-name>Old</last-name><email>old@example.test</email></profile>
  </customer>
</customers>`
const list = `<?xml version="1.0" encoding="UTF-8"?>
<customer-list xmlns="${namespace}" list-id="TST">
  <customer customer-no="L0001">
    <credentials><login>lena</login><password encrypted="false">${PASSWORD}</password><enabled-flag>false</enabled-flag></credentials>
    <profile><last-name>Lind</last-name><email>lena@example.test</email></profile>
  </customer>
</customer-list>`

it('lets the customers of an archive log in with the passwords it has in plain text', async () => {
  const shop = await startArchiveShop({
    'sites/TST/customers.xml': customers,
    'customer-lists/TST.xml': list,
  })
  try {
    const eva = await logIn(shop, {siteId: 'TST', login: 'eva@example.test', password: PASSWORD})
    const {organizationId} = shop.config
    const path = `/customer/shopper-customers/v1/organizations/${organizationId}/customers`
    const {body} = await callShop(shop, 'GET', `${path}/${eva.customerId}?siteId=TST`, {
      token: eva.accessToken,
    })
    expect(body).toMatchObject({
      customerNo: 'D0001',
      firstName: 'Eva',
      gender: 2,
      c_club: 'gold',
      addresses: [{addressId: 'Home', preferred: true, city: 'Bremen'}],
    })
    const subject = {siteId: 'TST', customerId: eva.customerId, guest: false}
    expect(customerGroupsOf(shop.db, subject)).toEqual(['Everyone', 'Registered', 'Club'])
    for (const login of ['old@example.test', 'lena']) {
      await expect(logIn(shop, {siteId: 'TST', login, password: PASSWORD})).rejects.toThrow()
    }
  } finally {
    await shop.close()
  }
})
