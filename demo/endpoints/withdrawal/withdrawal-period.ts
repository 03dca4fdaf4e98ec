import {acceptsReturns, stageOf} from 'commerce-sandbox/domains/fulfilment'
import {cancellationTimeZone, inTimeZone, type Order} from 'commerce-sandbox/domains/orders'
import type {Site} from 'commerce-sandbox/domains/sites'

const DAY_MS = 86_400_000
/** Days to send goods back and to refund them, counted from the statement (directive 2011/83/EU, articles 13 and 14). */
const FOLLOW_UP_DAYS = 14
const NOON = 12 * 3_600_000
const SUNDAY = 0
const SATURDAY = 6

type SiteOfOrder = Pick<Site, 'preferences'>

/** Days in which a consumer may withdraw; 0 for a site without the right. */
export const withdrawalDays = ({preferences}: SiteOfOrder): number => {
  const days = Number(preferences['orderWithdrawalDays'] ?? 0)
  return Number.isFinite(days) ? days : 0
}

/** Returns the end of a calendar day of an order's time zone, some days after a time, in milliseconds since 1970. */
function endOfDay(site: SiteOfOrder, order: Pick<Order, 'custom'>, from: number, days: number) {
  const zone = cancellationTimeZone(site, order)
  const [day = ''] = (inTimeZone(from, zone) ?? '').split('T')
  let noon = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS + NOON
  // A period that would end at a weekend ends on the next working day (regulation 1182/71, article 3 (4)).
  while ([SATURDAY, SUNDAY].includes(new Date(noon).getUTCDay())) noon += DAY_MS
  const written = inTimeZone(noon, zone) ?? ''
  return Date.parse(`${new Date(noon).toISOString().slice(0, 10)}T23:59:59${written.slice(19)}`)
}

/**
 * Returns the last moment of the withdrawal period, in milliseconds since 1970: the end of the last day after the delivery
 * of the last parcel. Null before that delivery, while the period has not begun.
 */
export function withdrawalEnd(
  site: SiteOfOrder,
  order: Pick<Order, 'custom'>,
  days = withdrawalDays(site),
): number | null {
  const deliveredAt = order.custom['c_deliveredAt']
  if (typeof deliveredAt !== 'string') return null
  return endOfDay(site, order, Date.parse(deliveredAt), days)
}

/** Returns the last moment to send goods back, and for the refund, in milliseconds since 1970. */
export const followUpEnd = (site: SiteOfOrder, order: Pick<Order, 'custom'>, now: number): number =>
  endOfDay(site, order, now, FOLLOW_UP_DAYS)

/** Whether a consumer may still withdraw from an order: the period has not ended, and the contract exists. */
export function isWithdrawable(site: SiteOfOrder, order: Order, now: number): boolean {
  if (withdrawalDays(site) === 0) return false
  if (['cancelled', 'failed', 'returned'].includes(stageOf(order))) return false
  const end = withdrawalEnd(site, order)
  return end === null || now <= end
}

/** Whether the shop takes goods back by itself after the withdrawal period. */
export const acceptsVoluntaryReturns = (site: SiteOfOrder, order: Order, now: number): boolean =>
  acceptsReturns(site, order, now)
