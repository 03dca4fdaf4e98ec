import {onCLS, onFCP, onINP, onLCP, onTTFB} from 'web-vitals'
import type {PageKind} from '@common/routes'
import type {VitalItem} from '@common/field-report'

/**
 * Measures this page load from its start: browsers keep the earlier entries.
 * @param tell called for every change of a metric; the last value is final
 * @param page page kind for this page load, also after the shopper navigates elsewhere
 */
export function watchVitals(page: PageKind, tell: (item: VitalItem) => void): void {
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    // Reports every change: final values come after `pagehide`, too late for a page whose process
    // ends.
    onVital(({name, value}) => tell({type: 'vital', page, name, value}), {reportAllChanges: true})
  }
}
