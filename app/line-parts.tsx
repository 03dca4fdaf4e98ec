import {OfflineLine, type OfflineLineProps} from '@app/features/offline/components/OfflineLine'
import {CallButtons} from '@app/features/shopper-data/components/CallButtons'

/** What only a lost line needs, one chunk, which the worker stores (`scripts/lib/offline-files.ts`). */
export const LineParts = (props: OfflineLineProps) => (
  <>
    <OfflineLine {...props} />
    <CallButtons />
  </>
)
