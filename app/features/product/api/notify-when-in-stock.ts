import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
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

type List = ShopperCustomersTypes.CustomerProductList & {event?: {type?: string}}

const listsPath = (customerId: string) =>
  `/customer/shopper-customers/v1/organizations/:org/customers/${encodeURIComponent(customerId)}/product-lists`

async function listId({api}: Shop, customerId: string): Promise<string> {
  const {data = []} = await api.scapi<{data?: List[]}>(listsPath(customerId))
  const known = data.find(({type, event}) => type === LIST_TYPE && event?.type === EVENT_TYPE)
  if (known?.id) return known.id
  const created = await api.scapi<List>(listsPath(customerId), {
    method: 'POST',
    body: {name: LIST_NAME, type: LIST_TYPE, public: false, event: {type: EVENT_TYPE}},
  })
  // Rule API-11.
  if (!created.id) throw new Error('Something is wrong. Please try again')
  return created.id
}

/**
 * Adds a product to the shopper's notify-when-in-stock list and creates the list if it does not exist.
 * @throws ApiFault
 */
export async function notifyWhenInStock(
  shop: Shop,
  customerId: string,
  alert: StockAlert,
): Promise<void> {
  const id = await listId(shop, customerId)
  await shop.api.scapi(`${listsPath(customerId)}/${encodeURIComponent(id)}/items`, {
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
}
