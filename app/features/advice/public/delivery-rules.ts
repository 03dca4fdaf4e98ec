/** Transit days of a method, and its cut-off for orders that leave on the same day. */
export interface MethodRule {
  /** Minimum and maximum working days in transit. */
  readonly days: readonly [number, number]
  /** `14:00` in the time zone of the warehouse. */
  readonly cutOff?: string
}

/** Postal codes with a longer transit; lists the methods that do not deliver there. */
export interface DeliveryZone {
  readonly prefixes: readonly string[]
  readonly extraDays: number
  readonly without: readonly string[]
}

/** Delivery rules of one country (site preference `deliveryRules`). */
export interface DeliveryRules {
  /** IANA time zone of the warehouse. */
  readonly timeZone: string
  readonly cutOff: string
  /** ISO days of the week, 1 is Monday. */
  readonly workingDays: readonly number[]
  /** `12-25` for every year, `2026-04-06` for one date. */
  readonly holidays: readonly string[]
  readonly methods: Readonly<Record<string, MethodRule>>
  readonly zones: readonly DeliveryZone[]
}

type Fields = Readonly<Record<string, unknown>>

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((entry): entry is number => Number.isInteger(entry)) : []

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

function methodsOf(value: unknown): Record<string, MethodRule> {
  return Object.fromEntries(
    Object.entries((value ?? {}) as Fields).flatMap(([id, rule]) => {
      const {days, cutOff} = (rule ?? {}) as Fields
      const [fewest, last] = numbers(days)
      if (fewest === undefined) return []
      const most = last ?? fewest
      if (fewest < 0 || most < fewest) return []
      return [[id, {days: [fewest, most] as const, ...(isTime(cutOff) && {cutOff})}]]
    }),
  )
}

function zoneOf(value: unknown): DeliveryZone[] {
  const {prefixes, extraDays, without} = (value ?? {}) as Fields
  const known = texts(prefixes).filter(Boolean)
  if (known.length === 0) return []
  const extra = typeof extraDays === 'number' && extraDays > 0 ? extraDays : 0
  return [{prefixes: known, extraDays: extra, without: texts(without)}]
}

function isZone(timeZone: unknown): timeZone is string {
  try {
    return typeof timeZone === 'string' && !!new Intl.DateTimeFormat('en', {timeZone})
  } catch {
    return false
  }
}

/**
 * Reads the preference; null when it is missing or has no method: the page then shows no delivery estimate.
 */
export function deliveryRulesOf(value: unknown): DeliveryRules | null {
  if (typeof value !== 'string') return null
  try {
    const data = (JSON.parse(value) ?? {}) as Fields
    const methods = methodsOf(data['methods'])
    const workingDays = numbers(data['workingDays']).filter((day) => day >= 1 && day <= 7)
    const {timeZone, cutOff} = data
    if (!isZone(timeZone) || workingDays.length === 0 || Object.keys(methods).length === 0) {
      return null
    }
    return {
      timeZone,
      cutOff: isTime(cutOff) ? cutOff : '00:00',
      workingDays,
      holidays: texts(data['holidays']),
      methods,
      zones: (Array.isArray(data['zones']) ? data['zones'] : []).flatMap(zoneOf),
    }
  } catch {
    return null
  }
}
