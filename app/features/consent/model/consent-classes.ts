import type {OptionalClass} from '@common/tracking-answer'
import {OPTIONAL_CLASSES, recordConsent} from '../public/tracking-consent'

/** Stores the shopper's answer by class. Tracking needs statistics and marketing (rule CONSENT-6). */
export function recordClasses(granted: Readonly<Record<OptionalClass, boolean>>): void {
  const classes = OPTIONAL_CLASSES.filter((one) => granted[one])
  recordConsent(!(granted.statistics && granted.marketing), classes.join('.') || 'none')
}
