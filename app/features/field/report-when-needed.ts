import {onConsentChange, statisticsConsent} from '@app/features/consent/model/tracking-consent'
import type {TroubleWindow} from '@app/shared/lib/trouble'

const measures = (): boolean => statisticsConsent() === 'granted'

/**
 * Loads the code that reports load times and errors, with the shopper's consent or with the first error: most first pages
 * have neither. Call it once, after the page has loaded.
 * @param share share of visits, 0 to 1, whose errors are reported (rule EVENT-11)
 */
export function reportWhenNeeded(share?: number): void {
  const {trouble} = window as TroubleWindow & {trouble?: {readonly length: number}}
  let begun = false
  const begin = (): void => {
    if (begun) return
    begun = true
    stopListening()
    void import('./report-field').then(
      ({reportField}) => reportField(share),
      () => undefined,
    )
  }
  const stopListening = onConsentChange(() => measures() && begin())
  if (measures() || (trouble?.length ?? 0) > 0) begin()
  else if (trouble) {
    const keep = trouble.push
    // The code of reports takes the stored errors and replaces this function.
    trouble.push = (one) => {
      const kept = keep.call(trouble, one)
      begin()
      return kept
    }
  }
}
