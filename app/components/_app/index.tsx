import type {ReactNode} from 'react'
import {PurchaseOverlays} from '@app/features/purchase/components/PurchaseOverlays'
import {QuickView} from '@app/features/quick-view/components/lazy-quick-view'
import {PageEvents} from '@app/features/analytics/components/PageEvents'
import {PreviewSlot} from '@app/features/preview/components/PreviewSlot'
import {ConsentGate} from '@app/features/consent/components/ConsentGate'
import {ServicesGate} from '@app/features/site-services/components/ServicesGate'
import {OfflineHost} from '@app/features/offline/components/OfflineHost'
import {Shell} from '@app/features/shell/components/Shell'
import {CommerceSlot} from '@app/features/session/components/CommerceSlot'
import {useEarlyActions} from '@app/shared/lib/use-early-actions'
import {DocumentHead} from '@app/features/shell/components/DocumentHead'
import {PageNavigation} from './PageNavigation'

/** PWA Kit's extension point for the frame of every page. */
export default function App({children}: {children?: ReactNode}) {
  useEarlyActions()
  return (
    <>
      {/* Its effect runs before those of the page, so that the page view is the first event of a page. */}
      <PageEvents />
      <DocumentHead />
      <Shell>{children}</Shell>
      <OfflineHost />
      <CommerceSlot />
      <PurchaseOverlays quickView={QuickView} />
      <PageNavigation />
      <ConsentGate />
      <ServicesGate />
      <PreviewSlot />
    </>
  )
}
