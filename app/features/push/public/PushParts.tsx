import loadable from '@loadable/component'
import {isApiFault} from '@common/fault'
import type {PushKind} from '@common/push-record'
import type {Shop} from '@app/shared/lib/shop-context'
import {Quiet} from '@app/shared/ui/Deferred'
import {hasRecords} from '../model/device-record'

// One chunk: each further one costs every first script a few bytes.
const Offer = loadable(() => import(/* webpackChunkName: "push" */ '../components/Offer'), {
  ssr: false,
})
const PushSection = loadable(
  () => import(/* webpackChunkName: "push" */ '../components/PushSection'),
  {ssr: false},
)

/** Offer of messages on this device, of one kind; its code comes after the page, which is complete without it. */
export const PushOffer = ({kind}: {kind: PushKind}) => (
  <Quiet>
    <Offer kind={kind} />
  </Quiet>
)

/** Section of the account with the messages on this device. */
export const PushSettings = ({customerId}: {customerId: string}) => (
  <Quiet>
    <PushSection customerId={customerId} />
  </Quiet>
)

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
