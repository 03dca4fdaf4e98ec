const LONGEST = 400

/** Fields of a language in the configuration. */
const isLocale = (value: object): value is {id: string} =>
  'id' in value && 'preferredCurrency' in value

function ofObject(value: object): string {
  if (isLocale(value)) return value.id
  const parts = Object.entries(value).map(([name, part]) => `${name}: ${inWords(part)}`)
  return parts.length > 0 ? parts.join('; ') : 'none'
}

/** A value of a setting as a person reads it: "on" for true, "none" for nothing, lists with commas. */
export function inWords(value: unknown): string {
  if (value === true) return 'on'
  if (value === false) return 'off'
  if (value === null || value === undefined || value === '') return 'none'
  if (Array.isArray(value)) return value.length > 0 ? value.map(inWords).join(', ') : 'none'
  if (typeof value === 'object') return ofObject(value)
  const text = String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} … (${text.length} characters)` : text
}
