import {OPEN_MESSAGE} from '@common/push-message'
import {prefixOf} from '@common/paths'
import {onConsentChange} from '@app/features/consent/public/tracking-consent'
import {onSessionChange, sessionState} from '@app/features/session/public/shopper-client'
import {storedKind} from '@app/features/session/public/stored-session'
import {openPath} from '@app/shared/navigation/open-path'
import type {Shop} from '@app/shared/lib/shop-context'
import {endMessages, mayAdvertise, refreshChoice, repeatChoice} from './model/choose'
import {readRecord} from './model/device-record'

/**
 * Adapts the messages of this device to its shopper. A guest who signs in takes the choice along; when a customer's
 * session ends, or another customer signs in, the messages end: nothing of one shopper is for the next (rule CONSENT-9).
 */
async function followShopper(shop: Shop): Promise<void> {
  const record = await readRecord(shop.site.id)
  if (!record) return
  const {customerId, kind = storedKind(shop.site.id, document.cookie)} = sessionState()
  if (record.session === 'registered') {
    const isOther = customerId !== undefined && customerId !== record.customerId
    if (kind !== 'registered' || isOther) await endMessages(shop)
  } else if (kind === 'registered' && customerId !== undefined) {
    await repeatChoice(shop, record)
  }
}

/** Without the consent to marketing, price drops are no longer told. */
async function followConsent(shop: Shop): Promise<void> {
  const record = await readRecord(shop.site.id)
  if (record?.kinds.includes('price') && !mayAdvertise(shop)) await repeatChoice(shop, record)
}

/** Opens the page of a clicked message: by the router, or as a document for another language. */
function openMessages({site, locale}: Shop): void {
  navigator.serviceWorker.addEventListener('message', ({data, ports}: MessageEvent<unknown>) => {
    const {type, path} = (data ?? {}) as {type?: unknown; path?: unknown}
    if (type !== OPEN_MESSAGE || typeof path !== 'string') return
    ports[0]?.postMessage(true)
    if (path.startsWith(`${prefixOf(site, locale)}/`)) openPath(path)
    else window.location.assign(path)
  })
}

/** Runs tasks one after another; a failed one is tried again with the next change, or the next page. */
function inTurn(): (task: () => Promise<void>) => void {
  let last = Promise.resolve()
  return (task) => {
    last = last.then(task).catch((error: unknown) => {
      console.warn(`Messages on this device: ${String(error)}`)
    })
  }
}

let isKeeping = false

/** Keeps the messages of this device in step with session, consent and permission, from the first call on. */
export function keepMessages(shop: Shop): void {
  if (isKeeping) return
  isKeeping = true
  const run = inTurn()
  openMessages(shop)
  run(() => followShopper(shop))
  run(() => followConsent(shop))
  run(() => refreshChoice(shop))
  onSessionChange(() => run(() => followShopper(shop)))
  onConsentChange(() => run(() => followConsent(shop)))
}
