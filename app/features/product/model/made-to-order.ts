import {ENGRAVING_TYPE} from './engraving'

/** Product types (`c_productType`) that are made once somebody has ordered them. */
const TYPES: ReadonlySet<string> = new Set([ENGRAVING_TYPE])

/**
 * Whether it is made for one shopper alone: no store has it, it takes longer than what stands on the shelf,
 * and it cannot be sent back.
 */
export const isMadeToOrder = ({type}: {readonly type: string}): boolean => TYPES.has(type)
