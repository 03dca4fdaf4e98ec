import {z} from 'zod'
import {origin} from '../configured-origin'

/** One environment variable. Its rule completes the sentence "PORT is …, but must be …". */
export interface Variable<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema
  /** Meaning for the documentation; the tables of README and guides repeat it. */
  readonly meaning: string
  /** Default value in the documentation; empty when there is none. */
  readonly shown: string
  /** Leaves the value out of error messages. */
  readonly secret?: boolean
}

export const define = <Schema extends z.ZodType>(
  schema: Schema,
  shown: string,
  meaning: string,
): Variable<Schema> => ({schema, shown, meaning})

export const secret = <Schema extends z.ZodType>(
  schema: Schema,
  shown: string,
  meaning: string,
): Variable<Schema> => ({schema, shown, meaning, secret: true})

export const code = (value: number | string): string => `\`${value}\``

export function whole(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({error}).int({error}).min(least, {error}).max(most, {error})
}
export const number = (normally: number, least: number, most: number, meaning: string) =>
  define(whole(least, most).default(normally), code(normally), meaning)

export const text = (pattern: RegExp, rule: string) => z.string().regex(pattern, {error: rule})
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, {error: `must be one of ${values.join(', ')}`})
export const filled = z.string().min(1, {error: 'must not be empty'})
const shareRule = 'must be a number from 0 to 1'
export const share = z.coerce
  .number({error: shareRule})
  .min(0, {error: shareRule})
  .max(1, {error: shareRule})
export const token = z.string().min(16, {error: 'must have at least 16 characters'}).optional()
export const uuid = z.uuid({version: undefined, error: 'must be a UUID'})
/** Variable with the origin of a backend; the sandbox by default. */
export const backend = (meaning: string) => define(origin, 'the sandbox', meaning)
