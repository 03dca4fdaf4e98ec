import {isApiFault} from '@common/fault'
import type {Shop} from '@app/shared/lib/shop-context'
import {hasRecords} from '../model/device-record'

const loadParts = () => import(/* webpackChunkName: "push" */ '../end-parts')

/**
 * Ends the messages of this device before its shopper leaves (rule CONSENT-9): also in a tab that was there before they
 * were chosen. A browser without messages loads nothing.
 * @throws ApiFault (rejects)
 */
export async function endMessagesHere(shop: Shop): Promise<void> {
  if (await hasRecords()) await (await loadParts()).endMessages(shop)
}

/** Ends the messages of all devices of a customer; a shop without messages has none. @throws ApiFault (rejects) */
export async function endMessagesEverywhere(shop: Shop, customerId: string): Promise<void> {
  const {removeDevices} = await loadParts()
  await removeDevices(shop, customerId).catch((error: unknown) => {
    if (!isApiFault(error) || error.status !== 404) throw error
  })
}
