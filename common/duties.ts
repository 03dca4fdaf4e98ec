/**
 * What the law asks the pages of a shop to show (docs/guides/market-law.md), and what asks for it: a `reduction` for a lowest
 * price, a `measure` for a price by unit.
 */
export type Duty =
  | 'guarantee'
  | 'safety'
  | 'lowest-price'
  | 'reduction'
  | 'unit-price'
  | 'measure'
  | 'newsletter'
  | 'accessibility'
  | 'registers'
  | 'reviews'
  | 'disputes'

/** Attribute by which the inspector finds a duty in a page; its value is a `Duty`. */
export const DUTY_MARK = 'data-duty'
