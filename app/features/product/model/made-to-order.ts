import {ENGRAVING_TYPE} from './engraving'

/** Product types (`c_productType`) that are manufactured after the order. */
const TYPES: ReadonlySet<string> = new Set([ENGRAVING_TYPE])

/**
 * Whether the product is made to order: no store has it, it takes longer than products in stock, and it
 * cannot be returned.
 */
export const isMadeToOrder = ({type}: {readonly type: string}): boolean => TYPES.has(type)
