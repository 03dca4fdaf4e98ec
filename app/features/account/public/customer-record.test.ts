import {createQueryClient} from '@app/shared/lib/query-client'
import {testShop} from '@app/shared/test/shop'
import {getSubscriptions} from '@salesforce/commerce-sdk-react/hooks/ShopperConsents/queryKeyHelpers'
import {
  getCustomerBaskets,
  getCustomerProductLists,
} from '@salesforce/commerce-sdk-react/hooks/ShopperCustomers/queryKeyHelpers'
import {customerQuery, dropOthersData, isPersonal} from './customer-record'

const shop = testShop('DEU')
const {organizationId} = shop.commerce
const parameters = (customerId: string) => ({organizationId, siteId: 'DEU', customerId})

const personalKeys = (customerId: string) => [
  ['account', customerId, 'orders', 'DEU'],
  customerQuery(shop, customerId).queryKey,
  getCustomerProductLists.queryKey(parameters(customerId)),
]
const otherKeys = [
  ['product', 'DEU', 'A'],
  getCustomerBaskets.queryKey(parameters('first')),
  ['order', 'care', 'DEU', '1'],
]
const subscriptions = getSubscriptions.queryKey({organizationId, siteId: 'DEU', tags: ['mail']})

it('drops what was read for another customer, and nothing else', () => {
  const queryClient = createQueryClient()
  const retained = [...personalKeys('second'), ...otherKeys]
  for (const key of [...personalKeys('first'), ...retained, subscriptions])
    queryClient.setQueryData(key, 'read')
  dropOthersData(queryClient, 'second')
  const left = queryClient.getQueryCache().getAll()
  const filled = left.filter(({state}) => state.data !== undefined)
  expect(filled.map(({queryKey}) => queryKey)).toEqual(retained)
})

it('knows personal data by its key', () => {
  for (const queryKey of [...personalKeys('first'), subscriptions])
    expect([queryKey, isPersonal({queryKey})]).toEqual([queryKey, true])
  for (const queryKey of otherKeys)
    expect([queryKey, isPersonal({queryKey})]).toEqual([queryKey, false])
})
