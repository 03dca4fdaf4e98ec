import loadable from '@loadable/component'
import type {PushKind} from '@common/push-record'
import {Quiet} from '@app/shared/ui/Deferred'

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
