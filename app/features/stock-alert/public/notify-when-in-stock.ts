import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import {escapeReserved} from '@common/api-id'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import type {Shop} from '@app/shared/lib/shop-context'

/** Type and event of the product list for stock alerts (rule PROD-20). */
const LIST_TYPE = 'custom_1'
const EVENT_TYPE = 'notifyWhenInStock'
/** Name of the product list for stock alerts. */
const LIST_NAME = 'Notify when in stock'

/** Request for a stock alert: contact data and product. */
export interface StockAlert {
  readonly productId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Phone number; '' when it was not given. */
  readonly phone: string
}

type List = ShopperCustomersTypes.CustomerProductList

const clientOf = ({api}: Shop) => api.clients.of(ShopperCustomers)

async function findList(shop: Shop, customerId: string): Promise<List | undefined> {
  const {data = []} = await clientOf(shop).getCustomerProductLists({parameters: {customerId}})
  return data.find(({type, event}) => type === LIST_TYPE && event?.type === EVENT_TYPE)
}

/** Id of a list; undefined creates one. */
async function idOf(list: List | undefined, shop: Shop, customerId: string): Promise<string> {
  if (list?.id) return list.id
  const created = await clientOf(shop).createCustomerProductList({
    parameters: {customerId},
    body: {name: LIST_NAME, type: LIST_TYPE, public: false, event: {type: EVENT_TYPE}},
  })
  // Rule API-11.
  if (!created.id) throw new Error('Something is wrong. Please try again')
  return created.id
}

/** The mail that confirms the alert is in the language of the page: the operation itself has no locale. */
const addAlert = (shop: Shop, customerId: string, listId: string, alert: StockAlert) =>
  clientOf(shop).createCustomerProductListItem({
    parameters: {customerId, listId: escapeReserved(listId), locale: shop.locale.id},
    body: {
      productId: alert.productId,
      quantity: 1,
      priority: 1,
      public: false,
      type: 'product',
      c_notifyFirstName: alert.firstName,
      c_notifyLastName: alert.lastName,
      c_notifyEmail: alert.email,
      ...(alert.phone && {c_notifyPhone: alert.phone}),
    },
  })

/**
 * Adds a product to the shopper's notify-when-in-stock list and creates the list if it does not exist.
 * @throws ApiFault
 */
export async function notifyWhenInStock(
  shop: Shop,
  customerId: string,
  alert: StockAlert,
): Promise<void> {
  const list = await findList(shop, customerId)
  await addAlert(shop, customerId, await idOf(list, shop, customerId), alert)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const alertsOf = (list: List | undefined): StockAlert[] =>
  (list?.customerProductListItems ?? [])
    .map((item) => ({
      productId: item.productId ?? '',
      firstName: textOf(item['c_notifyFirstName']),
      lastName: textOf(item['c_notifyLastName']),
      email: textOf(item['c_notifyEmail']),
      phone: textOf(item['c_notifyPhone']),
    }))
    .filter(({productId, email}) => productId && email)

/** Stock alerts of a shopper; empty without a list. @throws ApiFault (rejects) */
export const readStockAlerts = async (shop: Shop, customerId: string): Promise<StockAlert[]> =>
  alertsOf(await findList(shop, customerId))

const isSame = (one: StockAlert, other: StockAlert): boolean =>
  one.productId === other.productId && one.email.toLowerCase() === other.email.toLowerCase()

/**
 * Adds the alerts of a guest to the list of the customer who has just signed in, without those that are on it
 * (rule PROD-20). One that is refused, for example because its product is no longer sold, does not stop the others.
 * @returns number of added alerts
 * @throws ApiFault (rejects) when the list cannot be read or created
 */
export async function keepStockAlerts(
  shop: Shop,
  customerId: string,
  alerts: readonly StockAlert[],
): Promise<number> {
  if (alerts.length === 0) return 0
  const list = await findList(shop, customerId)
  const known = alertsOf(list)
  const missing = alerts.filter((alert) => !known.some((one) => isSame(one, alert)))
  if (missing.length === 0) return 0
  const listId = await idOf(list, shop, customerId)
  let added = 0
  for (const alert of missing) {
    const isAdded = await addAlert(shop, customerId, listId, alert).then(
      () => true,
      () => false,
    )
    if (isAdded) added += 1
  }
  return added
}
