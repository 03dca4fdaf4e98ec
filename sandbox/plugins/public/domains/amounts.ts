/** Amounts: integer minor units in domains, decimal numbers on the wire, texts for people. */
export {amountModule, writeMoney} from '../../../domains/amounts/written-money'
export {toDecimal, toMinor} from '../../../domains/money'
