import {parseJsonObject} from '@common/parse-json'
import {plainText} from '@common/plain-text'

/** Who makes a product, or answers for it. */
export interface Maker {
  readonly name: string
  /** Postal address in one line. */
  readonly address: string
  readonly email: string
}

/** What an offer says about the safety of a product (regulation (EU) 2023/988, article 19). */
export interface ProductSafety {
  readonly maker: Maker
  /** Responsible person in the European Union; missing where the maker is in it. */
  readonly responsible?: Maker
  /** '' where the catalogue has none. */
  readonly age: string
  readonly warnings: readonly string[]
}

function makerOf(value: unknown): Maker | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const {name, address, email} = value as Readonly<Record<string, unknown>>
  const maker = {name: plainText(name), address: plainText(address), email: plainText(email)}
  return maker.name && maker.address && /^[^\s@]+@[^\s@]+$/.test(maker.email) ? maker : undefined
}

const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  (typeof value === 'string' && parseJsonObject(value)) || {}

/** Reads the JSON of `c_maker` and `c_safety`; undefined without a maker who can be written to. */
export function productSafetyOf(maker: unknown, safety: unknown): ProductSafety | undefined {
  const read = objectIn(maker)
  const known = makerOf(read)
  if (!known) return undefined
  const responsible = makerOf(read['responsible'])
  const {age, warnings} = objectIn(safety)
  return {
    maker: known,
    ...(responsible && {responsible}),
    age: plainText(age),
    warnings: Array.isArray(warnings) ? warnings.map(plainText).filter(Boolean) : [],
  }
}
