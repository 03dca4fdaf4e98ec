const KEY = 'report-sample'

/** The number of this tab between 0 and 1, drawn once; it does not identify a person. */
function numberOfTab(): number {
  try {
    const stored = sessionStorage.getItem(KEY)
    if (stored !== null && Number(stored) >= 0) return Number(stored)
    const drawn = Math.random()
    sessionStorage.setItem(KEY, drawn.toFixed(4))
    return drawn
  } catch {
    // Storage is disabled: each page draws for itself.
    return Math.random()
  }
}

/**
 * Whether this visit sends reports of errors and of the checkout (rule EVENT-11): either all of its reports or none.
 * @param share share of visits that send reports, 0 to 1; all when absent
 */
export const isReportSampled = (share: number | undefined): boolean =>
  share === undefined || numberOfTab() < share
