/** What the law asks the pages of a shop to show (docs/guides/market-law.md), and `reduction`, which asks for a lowest price. */
export type Duty =
  | 'guarantee'
  | 'safety'
  | 'lowest-price'
  | 'reduction'
  | 'newsletter'
  | 'accessibility'
  | 'registers'
  | 'reviews'
  | 'disputes'

/** Attribute by which the inspector finds a duty in a page. */
export const DUTY_MARK = 'data-duty'

/** Marks the element that shows a duty. */
export const dutyMark = (duty: Duty): {readonly [DUTY_MARK]: Duty} => ({[DUTY_MARK]: duty})
