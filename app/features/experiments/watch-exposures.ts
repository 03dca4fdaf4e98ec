import {trackAt} from '@app/features/analytics/public/use-track'
import {currentConsent, onConsentChange} from '@app/features/consent/public/tracking-consent'
import type {Shop} from '@app/shared/lib/shop-context'
import type {ExperimentId} from '@config/experiments'
import {SEEN_ATTRIBUTE} from '@common/experiments'
import {
  sendReport,
  drawnAssignments,
  forcedAssignments,
  keepReported,
  reportedExposures,
} from './report'
import {pendingExposures} from './model/pending'

/** Milliseconds after a change of the page before it is searched for parts with experiments. */
const SEARCH_AFTER_MS = 300

type WatchingShop = Pick<Shop, 'site' | 'locale' | 'currency' | 'commerce'>

/** Calls `onSeen` with the ids of the experiments whose parts come into view. @returns end of the watch */
function watchParts(onSeen: (ids: readonly string[]) => void): () => void {
  const inView = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) onSeen((target.getAttribute(SEEN_ATTRIBUTE) ?? '').split(' '))
    }
  })
  const search = () => {
    timer = undefined
    for (const part of document.querySelectorAll(`[${SEEN_ATTRIBUTE}]`)) inView.observe(part)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const changes = new MutationObserver(() => {
    timer ??= setTimeout(search, SEARCH_AFTER_MS)
  })
  changes.observe(document.body, {childList: true, subtree: true})
  search()
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    inView.disconnect()
  }
}

/**
 * Reports each experiment that the visitor takes part in once, when its part of a page is in view and the visitor
 * has consented to tracking (rule EXP-6).
 */
export function watchExposures(shop: WatchingShop): void {
  const pending = new Map(
    pendingExposures({
      runs: shop.site.features.experiments,
      drawn: drawnAssignments(),
      forced: forcedAssignments(),
      reported: reportedExposures(),
    }),
  )
  if (pending.size === 0) return
  const track = trackAt(shop)
  const seen = new Set<ExperimentId>()
  const report = () => {
    if (currentConsent() === 'declined') {
      seen.clear()
      keepReported({})
    }
    if (currentConsent() !== 'granted') return
    for (const experiment of seen) {
      const variant = pending.get(experiment)
      seen.delete(experiment)
      if (!variant) continue
      pending.delete(experiment)
      keepReported({...reportedExposures(), [experiment]: variant})
      track({type: 'view_experiment', experiment, variant})
      // A report that fails is missing in the results of both variants alike.
      sendReport(shop, 'exposures', {experiment, variant}).catch(() => undefined)
    }
    if (pending.size === 0) end()
  }
  const endParts = watchParts((ids) => {
    for (const id of ids as ExperimentId[]) if (pending.has(id)) seen.add(id)
    report()
  })
  const endConsent = onConsentChange(report)
  const end = () => {
    endParts()
    endConsent()
  }
}
