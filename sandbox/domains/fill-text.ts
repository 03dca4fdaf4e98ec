/** Values of placeholders; values of other types than texts and numbers are ignored. */
export type TextValues = Readonly<Record<string, unknown>>

const PLACEHOLDER = /\{(\w+)\}/g

const printable = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** Returns a text with its placeholders, such as `{orderNo}`, replaced; an unknown one by nothing. */
export const fillText = (text: string, values: TextValues): string =>
  text.replace(PLACEHOLDER, (_whole, name: string) => printable(values[name]) ?? '')

/** Returns whether every placeholder of a text has a value. */
export const hasValues = (text: string, values: TextValues): boolean =>
  placeholders(text).every((name) => printable(values[name]) !== undefined)

/** Returns the names of the placeholders of a text, sorted. */
export const placeholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).sort()
