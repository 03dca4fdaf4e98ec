import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import {scapiId} from '@common/api-id'
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

type List = Omit<ShopperCustomersTypes.CustomerProductList, 'customerProductListItems'> & {
  event?: {type?: string}
  customerProductListItems?: Item[]
}

interface Item {
  readonly productId?: string
  readonly c_notifyFirstName?: string
  readonly c_notifyLastName?: string
  readonly c_notifyEmail?: string
  readonly c_notifyPhone?: string
}

const listsPath = (customerId: string) =>
  `/customer/shopper-customers/v1/organizations/:org/customers/${scapiId(customerId)}/product-lists`

async function findList({api}: Shop, customerId: string): Promise<List | undefined> {
  const {data = []} = await api.scapi<{data?: List[]}>(listsPath(customerId))
  return data.find(({type, event}) => type === LIST_TYPE && event?.type === EVENT_TYPE)
}

/** Id of a list; undefined creates one. */
async function idOf(list: List | undefined, {api}: Shop, customerId: string): Promise<string> {
  if (list?.id) return list.id
  const created = await api.scapi<List>(listsPath(customerId), {
    method: 'POST',
    body: {name: LIST_NAME, type: LIST_TYPE, public: false, event: {type: EVENT_TYPE}},
  })
  // Rule API-11.
  if (!created.id) throw new Error('Something is wrong. Please try again')
  return created.id
}

const addAlert = ({api}: Shop, customerId: string, listId: string, alert: StockAlert) =>
  api.scapi(`${listsPath(customerId)}/${scapiId(listId)}/items`, {
    method: 'POST',
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

const alertsOf = (list: List | undefined): StockAlert[] =>
  (list?.customerProductListItems ?? []).flatMap((item) =>
    item.productId && item.c_notifyEmail
      ? [
          {
            productId: item.productId,
            firstName: item.c_notifyFirstName ?? '',
            lastName: item.c_notifyLastName ?? '',
            email: item.c_notifyEmail,
            phone: item.c_notifyPhone ?? '',
          },
        ]
      : [],
  )

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
