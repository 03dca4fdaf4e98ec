/** @jest-environment ./server/test/sandbox-environment.ts */
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {accountSectionQuery} from '@app/features/account/api/get-account-section'

const sandbox = testSandbox()
const shop = sandboxShop('DEU', 'en-DE')

const configure = (value: object) => {
  sandbox.sql(
    `UPDATE site SET preferences = json_set(preferences, '$.myStokkeConfig', ?) WHERE id = 'DEU'`,
    JSON.stringify(value),
  )
  sandbox.sql("UPDATE data_revision SET revision = revision + 1 WHERE name = 'catalog'")
}
const read = (section: 'warranty' | 'orders' | 'wishlist') =>
  accountSectionQuery(shop, section).queryFn()

beforeAll(() => openSession(shop))
afterEach(async () => {
  configure({})
  await sandbox.admin('DELETE', '/admin/faults')
})

test('a section that the preference leaves out is not found', async () => {
  configure({sections: ['orders']})
  await expect(read('orders')).resolves.toBe(true)
  await expect(read('warranty')).rejects.toMatchObject({status: 404})
  await expect(read('wishlist')).rejects.toMatchObject({status: 404})
})

test.each([
  ['fails', {kind: 'status', status: 503, path: '*/custom_objects/ocapi/site'}],
  ['does not come in time', {kind: 'latency', delay: 3000, path: '*/custom_objects/ocapi/site'}],
])('every section is open while the preference %s', async (_name, fault) => {
  configure({sections: ['orders']})
  await sandbox.admin('POST', '/admin/faults', fault)
  await expect(read('warranty')).resolves.toBe(true)
})
