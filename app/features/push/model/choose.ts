import {ApiFault} from '@common/fault'
import {PUSH_KINDS, type PushKind, type PushRecord} from '@common/push-record'
import {isGranted} from '@app/features/consent/public/tracking-consent'
import {
  customerIdOf,
  isRegisteredToken,
  loadCommerce,
} from '@app/features/session/public/shopper-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {createStore} from '@app/shared/lib/create-store'
import {endChoice, readChoice, readPushKey, storeChoice} from '../api/push-calls'
import {deleteRecord, keepRecord, readRecord} from './device-record'
import {canReceive} from './support'

/** What the shopper has chosen on this device. */
export interface DeviceChoice {
  /** Id in the list of the account's devices, once the shop has stored it. */
  readonly id?: string
  readonly kinds: readonly PushKind[]
  readonly details: boolean
}

export const NO_CHOICE: DeviceChoice = {kinds: [], details: false}

/** The choice of this page's site; null until it is read. */
const chosen = createStore<DeviceChoice | null>(null)
export const useDeviceChoice = chosen.useValue

/** Reasons why this browser gets no messages. */
export type PushFault = 'push-denied' | 'push-unsupported' | 'push-failed' | 'push-consent'

const fault = (type: PushFault, cause?: unknown): ApiFault =>
  new ApiFault({type, status: 0, title: type, detail: '', arguments: {}}, {cause})

/** Whether the shopper may be told of price drops: they are advertising (rule CONSENT-8). */
export const mayAdvertise = ({site}: Pick<Shop, 'site'>): boolean =>
  !site.tracking.askConsent || isGranted('marketing')

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

const isSameKey = (key: Uint8Array, other: ArrayBuffer | null | undefined): boolean =>
  other != null && String(new Uint8Array(other)) === String(key)

/** Asks for the permission; a press has to come before it. @throws ApiFault (rejects) `push-denied` */
async function askPermission(): Promise<void> {
  if (Notification.permission === 'granted') return
  if ((await Notification.requestPermission()) !== 'granted') throw fault('push-denied')
}

/** The browser's subscription for the key of the shop. @throws ApiFault (rejects) */
async function subscribeBrowser(): Promise<PushSubscriptionJSON> {
  const key = await readPushKey()
  const registration = await navigator.serviceWorker.getRegistration()
  if (!key || !registration) throw fault('push-unsupported')
  await navigator.serviceWorker.ready
  const {pushManager} = registration
  const applicationServerKey = bytesOf(key)
  try {
    const known = await pushManager.getSubscription()
    if (known && isSameKey(applicationServerKey, known.options.applicationServerKey)) {
      return known.toJSON()
    }
    // One for an earlier key of the shop.
    await known?.unsubscribe()
    const options = {userVisibleOnly: true, applicationServerKey}
    return (await pushManager.subscribe(options)).toJSON()
  } catch (error) {
    throw fault(Notification.permission === 'denied' ? 'push-denied' : 'push-failed', error)
  }
}

const randomHolder = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Ends the messages of this site on this device. @throws ApiFault (rejects) */
export async function endMessages(shop: Pick<Shop, 'site'>): Promise<void> {
  const record = await readRecord(shop.site.id)
  if (record) {
    await endChoice(shop, record.holder)
    const isNeeded = await deleteRecord(shop.site.id)
    if (!isNeeded) {
      const registration = await navigator.serviceWorker.getRegistration()
      await (await registration?.pushManager.getSubscription())?.unsubscribe()
    }
  }
  chosen.set(NO_CHOICE)
}

/**
 * Stores what the shopper wants to receive on this device; no kind ends it. The browser asks for its permission.
 * @throws ApiFault (rejects) of type `PushFault`, or of the call
 */
export async function chooseMessages(shop: Shop, choice: DeviceChoice): Promise<void> {
  if (choice.kinds.length === 0) return endMessages(shop)
  if (!canReceive()) throw fault('push-unsupported')
  if (choice.kinds.includes('price') && !mayAdvertise(shop)) throw fault('push-consent')
  await askPermission()
  const subscription = await subscribeBrowser()
  const token = await (await loadCommerce()).accessToken(false)
  const before = await readRecord(shop.site.id)
  const holder = before?.holder ?? randomHolder()
  const {id, kinds, details} = await storeChoice(shop, {
    holder,
    subscription,
    kinds: PUSH_KINDS.filter((kind) => choice.kinds.includes(kind)),
    details: choice.details,
  })
  const record: PushRecord = {
    holder,
    customerId: customerIdOf(token),
    session: isRegisteredToken(token) ? 'registered' : 'guest',
    kinds,
    details,
  }
  await keepRecord(shop.site.id, record)
  chosen.set({id, kinds, details})
}

/**
 * Stores the choice again for the shopper of the session, with what the consent still allows; without the permission of the
 * browser the messages end. Asks nothing.
 * @throws ApiFault (rejects)
 */
export async function repeatChoice(shop: Shop, {kinds, details}: DeviceChoice): Promise<void> {
  if (!canReceive() || Notification.permission !== 'granted') return endMessages(shop)
  const allowed = kinds.filter((kind) => kind !== 'price' || mayAdvertise(shop))
  return chooseMessages(shop, {kinds: allowed, details})
}

/** The read that runs: code of the page and of its parts share one. */
let reading: Promise<void> | null = null

/**
 * Reads what this device receives: of the shop, because the account ends it from other devices too. A permission that was
 * taken back ends it.
 * @throws ApiFault (rejects)
 */
export function refreshChoice(shop: Shop): Promise<void> {
  reading ??= readAgain(shop).finally(() => {
    reading = null
  })
  return reading
}

async function readAgain(shop: Shop): Promise<void> {
  const record = await readRecord(shop.site.id)
  if (!record) return chosen.set(NO_CHOICE)
  if (!canReceive() || Notification.permission !== 'granted') return endMessages(shop)
  const {id, kinds, details} = await readChoice(shop, record.holder)
  if (kinds.length === 0) {
    await deleteRecord(shop.site.id)
    return chosen.set(NO_CHOICE)
  }
  const registration = await navigator.serviceWorker.getRegistration()
  // The browser has dropped its subscription, as with a worker that was removed.
  if (!(await registration?.pushManager.getSubscription()))
    return repeatChoice(shop, {kinds, details})
  await keepRecord(shop.site.id, {...record, kinds, details})
  chosen.set({id, kinds, details})
}
