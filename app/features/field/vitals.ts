import {onCLS, onFCP, onINP, onLCP, onTTFB} from 'web-vitals'
import type {PageKind} from '@common/routes'
import type {VitalItem} from '@common/field-report'

/**
 * Measures this page load, from its beginning on: browsers keep what was before.
 * @param tell hears every change of a figure; the last one holds
 * @param page what the page load is judged as, wherever the shopper goes from there
 */
export function watchVitals(page: PageKind, tell: (item: VitalItem) => void): void {
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    // Every change: final figures come after `pagehide`, too late for a page whose process ends.
    onVital(({name, value}) => tell({type: 'vital', page, name, value}), {reportAllChanges: true})
  }
}
