import type {BasketLine} from './basket-lines'
import {netOf} from '@app/features/catalog/public/net-price'

/** A line without tax, for business customers (rule PRICE-7); unchanged while its tax rate is not known. */
export function netLine(line: BasketLine): BasketLine {
  const {taxRate, unitPrice, price, netPrice = null, priceBefore, savings} = line
  if (taxRate === undefined) return line
  const net = (amount: number | null) => (amount === null ? null : netOf(amount, taxRate))
  return {
    ...line,
    unitPrice: net(unitPrice),
    price: netPrice ?? net(price),
    ...(priceBefore !== undefined && {priceBefore: netOf(priceBefore, taxRate)}),
    ...(savings && {
      savings: savings.map((saving) => ({...saving, amount: netOf(saving.amount, taxRate)})),
    }),
  }
}
