import fs from 'node:fs'
import path from 'node:path'
import {toDecimal} from '../money'
import {writeAmount} from './assets/written-money.js'

/** Module of browsers with `writeAmount`, which writes amounts in major units. */
export const amountModule = fs.readFileSync(
  path.join(__dirname, 'assets', 'written-money.js'),
  'utf8',
)

/** Writes an amount in minor units as shoppers of a locale (BCP 47) expect it. */
export const writeMoney = (minor: number, currency: string, locale: string): string =>
  writeAmount(toDecimal(minor, currency), currency, locale)
