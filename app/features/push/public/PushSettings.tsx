import loadable from '@loadable/component'
import {Quiet} from '@app/shared/ui/Deferred'

const PushSection = loadable(() => import('../components/PushSection'), {ssr: false})

/** Section of the account with the messages on this device. */
export const PushSettings = ({customerId}: {customerId: string}) => (
  <Quiet>
    <PushSection customerId={customerId} />
  </Quiet>
)
