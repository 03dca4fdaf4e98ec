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

/** Attribute by which the inspector finds a duty in a page; its value is a `Duty`. */
export const DUTY_MARK = 'data-duty'
