import type {CartLine, RunningCart} from './cart'
import {prorate} from './prorate'

/** Unit of a line with its current price in minor units. */
export interface Unit {
  readonly line: CartLine
  readonly price: number
}

/** Order in which units are taken. */
export type UnitOrder = 'dearest' | 'cheapest'

/** Units of lines that are not yet part of a group of a promotion. */
export class UnitPool {
  private readonly free = new Map<string, Unit[]>()

  constructor(
    running: RunningCart,
    readonly lines: readonly CartLine[],
  ) {
    for (const line of lines) {
      const count = Math.floor(line.quantity)
      const prices = prorate(running.priceOf(line.lineId), Array<number>(count).fill(1))
      this.free.set(
        line.lineId,
        prices.map((price) => ({line, price})),
      )
    }
  }

  /** Returns the free units of the lines in the given order, up to a maximum price. */
  units(lines: readonly CartLine[], order: UnitOrder, limit = Infinity): Unit[] {
    const sign = order === 'dearest' ? -1 : 1
    return lines
      .flatMap(({lineId}) => this.free.get(lineId) ?? [])
      .filter(({price}) => price <= limit)
      .sort((a, b) => sign * (a.price - b.price))
  }

  take(units: readonly Unit[]): void {
    for (const unit of units) {
      const free = this.free.get(unit.line.lineId) ?? []
      free.splice(free.indexOf(unit), 1)
    }
  }

  putBack(units: readonly Unit[]): void {
    for (const unit of units) this.free.get(unit.line.lineId)?.push(unit)
  }
}
