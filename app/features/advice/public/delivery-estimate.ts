import {readSitePreferences} from '@app/shared/api/site-preferences'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Shop} from '@app/shared/lib/shop-context'
import {placeOf, type Place} from './store-stock'
import {formatWithWeekday} from '@app/shared/i18n/format-day'
import type {Translate} from '@app/shared/i18n/messages'

/** Earliest and latest day of delivery, `2026-11-25`; the same day twice when it is exact. */
export interface Arrival {
  readonly first: string
  readonly last: string
}

const DAY_MS = 86_400_000

/** A calendar day as its midnight in UTC, so that arithmetic of days does not depend on a time zone. */
const dayOf = (iso: string): number => Date.parse(`${iso.slice(0, 10)}T00:00:00Z`)
const isoOf = (day: number): string => new Date(day).toISOString().slice(0, 10)

/** Day and time of day at the warehouse. */
function localNow(now: Date, timeZone: string): {day: string; time: string} {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

function isWorkingDay(day: number, {workingDays, holidays}: DeliveryRules): boolean {
  const iso = isoOf(day)
  const weekday = new Date(day).getUTCDay() || 7
  return (
    workingDays.includes(weekday) && !holidays.includes(iso) && !holidays.includes(iso.slice(5))
  )
}

function nextWorkingDay(day: number, rules: DeliveryRules): number {
  let next = day
  // Limits the loop: a calendar that has only holidays must not block the page.
  for (let tries = 0; tries < 366 && !isWorkingDay(next, rules); tries += 1) next += DAY_MS
  return next
}

/** The day that is `count` working days after a working day. */
function afterWorkingDays(day: number, count: number, rules: DeliveryRules): number {
  let reached = day
  for (let left = count; left > 0; left -= 1) reached = nextWorkingDay(reached + DAY_MS, rules)
  return reached
}

const plainCode = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '')

export interface EstimateRequest {
  readonly methodId: string
  readonly postalCode: string
  readonly now: Date
  /** `2026-12-04`: date on which a pre-ordered product is in stock. */
  readonly from?: string
}

/**
 * Estimated arrival of an order placed now: it leaves on the first working day before the cut-off, and the
 * transit takes the working days of the method, more in some zones.
 * @returns null for a method that has no rule or does not deliver to the zone
 */
export function arrivalOf(rules: DeliveryRules, request: EstimateRequest): Arrival | null {
  const {methodId, now, from} = request
  const method = rules.methods[methodId]
  if (!method) return null
  const code = plainCode(request.postalCode)
  const zone = rules.zones.find(({prefixes}) =>
    prefixes.some((prefix) => code.startsWith(plainCode(prefix))),
  )
  if (zone?.without.includes(methodId)) return null
  const {day, time} = localNow(now, rules.timeZone)
  const today = dayOf(day)
  // An order after the cut-off leaves on the next working day; on a day off there is no cut-off.
  const isLate = isWorkingDay(today, rules) && time >= (method.cutOff ?? rules.cutOff)
  const start = Math.max(isLate ? today + DAY_MS : today, from ? dayOf(from) : 0)
  const leaves = nextWorkingDay(start, rules)
  const extra = zone?.extraDays ?? 0
  const [fewest, most] = method.days
  return {
    first: isoOf(afterWorkingDays(leaves, fewest + extra, rules)),
    last: isoOf(afterWorkingDays(leaves, most + extra, rules)),
  }
}

/** Site preferences that delivery estimates and the store finder read (rule API-3). */
export interface AdvicePreferences {
  readonly delivery: DeliveryRules | null
  /** Centre of the country (`countryGeoCoordinates`). */
  readonly middle: Place | null
}

export function advicePreferencesQuery(shop: Shop) {
  return {
    queryKey: ['product-advice', 'preferences', shop.site.id],
    staleTime: STATIC_STALE_TIME_MS,
    queryFn: async (): Promise<AdvicePreferences> => {
      const told = await readSitePreferences(shop)
      return {
        delivery: deliveryRulesOf(told['deliveryRules']),
        middle: placeOf(told['countryGeoCoordinates']),
      }
    },
  }
}

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

/** Day in the format of the locale, such as `Fri, 27 November`. */
function dayText(iso: string, locale: string): string {
  return formatWithWeekday(new Date(iso), locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}

/** The estimated arrival as text: one day, or the first and the last one. */
export function arrivalText({first, last}: Arrival, locale: string, t: Translate): string {
  if (first === last) return t('fit.delivery.on', {day: dayText(first, locale)})
  return t('fit.delivery.between', {first: dayText(first, locale), last: dayText(last, locale)})
}
