import type {PushKind} from '@common/push-record'
import {createHttpClient} from '@app/shared/api/http-client'
import {defineMutation, defineQuery} from '@app/shared/api/define-query'
import {loadCommerce} from '@app/features/session/public/shopper-client'
import type {Shop} from '@app/shared/lib/shop-context'

/** Calls for which the secret of the browser is enough. */
const call = createHttpClient({baseUrl: '/push'})
/** Calls for the shopper of the session. */
const callAsShopper = createHttpClient({
  baseUrl: '/push',
  accessToken: async (refresh, refused) => (await loadCommerce()).accessToken(refresh, refused),
})

/** What the shop has stored for this browser. */
export interface PushChoice {
  /** Id in the list of the account's devices; '' without a subscription. */
  readonly id: string
  readonly kinds: readonly PushKind[]
  readonly details: boolean
}

interface Given {
  readonly holder: string
  readonly subscription: PushSubscriptionJSON
  readonly kinds: readonly PushKind[]
  readonly details: boolean
}

const pathOf = ({site}: Pick<Shop, 'site'>): string => `/${site.id}/subscriptions`

/** @throws ApiFault (rejects) */
export const storeChoice = (
  shop: Shop,
  {holder, subscription, kinds, details}: Given,
): Promise<PushChoice> =>
  callAsShopper(pathOf(shop), {
    method: 'POST',
    body: {holder, subscription, kinds, details, locale: shop.locale.id},
  })

/** @throws ApiFault (rejects) */
export const readChoice = (shop: Pick<Shop, 'site'>, holder: string): Promise<PushChoice> =>
  call(`${pathOf(shop)}/read`, {method: 'POST', body: {holder}})

/** @throws ApiFault (rejects) */
export const endChoice = (shop: Pick<Shop, 'site'>, holder: string): Promise<void> =>
  call(pathOf(shop), {method: 'DELETE', body: {holder}})

/** The key with which browsers subscribe; null when messages on devices are off. */
export const {use: usePushKey} = defineQuery({
  key: ['push', 'key'],
  scope: 'everywhere',
  staleTime: Infinity,
  read: async () => (await call<{key: string | null}>('/key')).key,
})

/** @throws ApiFault (rejects) */
export const readPushKey = async (): Promise<string | null> =>
  (await call<{key: string | null}>('/key')).key

/** A browser that gets messages of a customer. */
export interface PushDevice {
  readonly deviceId: string
  readonly kinds: readonly PushKind[]
  /** ISO 8601. */
  readonly createdAt: string
}

const devicesPath = (customerId: string) =>
  `/custom/shopper-push/v1/organizations/:org/customers/${customerId}/devices`

const devices = defineQuery<PushDevice[], {customerId: string}, 'customer'>({
  key: ['push', 'devices'],
  scope: 'customer',
  read: async ({api}, {customerId}) =>
    (await api.scapi<{data: PushDevice[]}>(devicesPath(customerId))).data,
})

/** The browsers that get messages of a customer at this site. */
export const usePushDevices = devices.use

/** Ends the messages of all browsers of a customer. @throws ApiFault (rejects) */
export const removeDevices = ({api}: Shop, customerId: string): Promise<unknown> =>
  api.scapi(devicesPath(customerId), {method: 'DELETE'})

/** Ends the messages of another browser. */
export const useRemoveDevice = defineMutation({
  call: ({api}, {customerId, deviceId}: {customerId: string; deviceId: string}) =>
    api.scapi(`${devicesPath(customerId)}/${deviceId}`, {method: 'DELETE'}),
  invalidates: (shop, {customerId}) => [devices.query(shop, {customerId})],
})
