import {type DeliveryRules} from './delivery-rules'

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
