import {toDecimal} from '../domains/money'

/** Minor units to the decimal of the wire; what is not known yet is left out. */
export function amountOf(minor: number, currency: string): number
export function amountOf(minor: number | null, currency: string): number | undefined
export function amountOf(minor: number | null, currency: string): number | undefined {
  return minor === null ? undefined : toDecimal(minor, currency)
}

/** Milliseconds since 1970 to ISO 8601 in UTC. */
export function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
