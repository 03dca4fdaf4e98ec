import {divideHalfUp} from '../money'

export type Taxation = 'gross' | 'net'

/** Tax rates are integers in millionths: 190000 is 19 %. */
const MICROS = 1_000_000

/**
 * Tax of an amount in minor units, rounded half up. With gross taxation the amount contains the
 * tax, with net taxation the tax comes on top.
 */
export function taxOf(taxation: Taxation, amount: number, rateMicros: number): number {
  const base = taxation === 'gross' ? MICROS + rateMicros : MICROS
  return divideHalfUp(amount * rateMicros, base)
}

/** An amount in minor units without the tax that it contains, rounded half up. */
export const netOf = (taxation: Taxation, amount: number, rateMicros: number): number =>
  taxation === 'net' ? amount : divideHalfUp(amount * MICROS, MICROS + rateMicros)

/** A rate as the wire has it: 190000 -> 0.19. */
export function rateToDecimal(rateMicros: number): number {
  return Number((rateMicros / MICROS).toFixed(6))
}

/** A rate of the wire in millionths: 0.19 -> 190000. */
export const rateToMicros = (rate: number): number => Math.round(rate * MICROS)

/** Where goods go, as far as tax depends on it. */
export interface TaxLocation {
  countryCode?: string
  stateCode?: string
  postalCode?: string
}

export interface TaxJurisdiction {
  id: string
  isDefault: boolean
  /** `key1` is a country, `key2` a state or a postal code in it. */
  addressMappings: readonly {key1?: string; key2?: string}[]
}

export interface TaxTable {
  jurisdictions: readonly TaxJurisdiction[]
  /** Class of products that name none. */
  defaultClassId: string | null
  /** Millionths by jurisdiction, then by tax class. */
  rates: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** The class of goods without tax, which no archive declares. */
const EXEMPT = /^(tax[-_ ]?)?exempt$/i

export const isExempt = (taxClass: string): boolean => EXEMPT.test(taxClass)

const same = (a: string | undefined, b: string | undefined) =>
  a !== undefined && b !== undefined && a.trim().toUpperCase() === b.trim().toUpperCase()

/** 2: country and state or postal code match, 1: only the country is asked for, 0: no match. */
function specificity(mapping: {key1?: string; key2?: string}, location: TaxLocation): number {
  if (!same(mapping.key1, location.countryCode)) return 0
  // Exports use a dash for all other places in the country.
  if (!mapping.key2 || mapping.key2 === '-') return 1
  return same(mapping.key2, location.stateCode) || same(mapping.key2, location.postalCode) ? 2 : 0
}

/** The jurisdiction with the closest address mapping, else the default one, else undefined. */
export function findJurisdiction(
  table: TaxTable,
  location: TaxLocation,
): TaxJurisdiction | undefined {
  let best: {jurisdiction: TaxJurisdiction; score: number} | undefined
  for (const jurisdiction of table.jurisdictions) {
    for (const mapping of jurisdiction.addressMappings) {
      const score = specificity(mapping, location)
      if (score > (best?.score ?? 0)) best = {jurisdiction, score}
    }
  }
  return best?.jurisdiction ?? table.jurisdictions.find(({isDefault}) => isDefault)
}

/**
 * Rate in millionths for goods of a tax class sent to a place; null while no country is known. A site without any rate
 * does not tax, and goods that are exempt are not taxed anywhere (B2C Commerce: TaxMgr). A class without a rate, for which a
 * project asks a tax service, has that of the default class, or none: such goods can be ordered, and the import names them.
 */
export function taxRate(
  table: TaxTable,
  location: TaxLocation | undefined,
  classId: string | null,
): number | null {
  if (!location?.countryCode) return null
  if (Object.keys(table.rates).length === 0) return 0
  const jurisdiction = findJurisdiction(table, location)
  const rates = jurisdiction && table.rates[jurisdiction.id]
  const {defaultClassId} = table
  const taxClass = classId ?? defaultClassId ?? ''
  return rates?.[taxClass] ?? (isExempt(taxClass) ? 0 : (rates?.[defaultClassId ?? ''] ?? 0))
}
