/** Taxes. */
export {netOf, taxRate} from '../../../domains/tax/tax'
export {readTaxTable} from '../../../domains/tax/tax-repository'
