import {CommerceFault} from '../commerce-fault'
import type {Site} from '../sites/site-registry'
import type {Order} from './order'

/** Cancellation period in minutes, when the site's preference sets none. */
const DEFAULT_MINUTES = 60

/** Returns the end of the cancellation period, in milliseconds since 1970. */
export function cancellationEnd(
  {preferences}: Pick<Site, 'preferences'>,
  {creationDate}: Pick<Order, 'creationDate'>,
): number {
  const minutes = Number(preferences['orderCancellationMinutes'] ?? DEFAULT_MINUTES)
  return creationDate + (Number.isFinite(minutes) ? minutes : DEFAULT_MINUTES) * 60_000
}

/** Throws OrderStatusTransition after the end of the cancellation period, and for a shipped order. */
export function requireCancellationTime(
  site: Pick<Site, 'preferences'>,
  order: Order,
  now: number,
): void {
  if (now <= cancellationEnd(site, order) && order.shippingStatus === 'not_shipped') return
  throw new CommerceFault(
    'OrderStatusTransition',
    `The order with number '${order.orderNo}' can't be cancelled any more.`,
    {orderNo: order.orderNo, from: order.status, to: 'cancelled'},
  )
}

/**
 * Returns a time in the given time zone, with its offset: `2026-11-21T15:30:00+01:00`. Null for a
 * time zone that does not exist.
 */
export function inTimeZone(milliseconds: number, timeZone: string): string | null {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
    }).formatToParts(milliseconds)
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
    const offset = part('timeZoneName').replace('GMT', '') || '+00:00'
    const day = `${part('year')}-${part('month')}-${part('day')}`
    return `${day}T${part('hour')}:${part('minute')}:${part('second')}${offset}`
  } catch {
    return null
  }
}

/**
 * Returns the time zone of an order: that of the shopper's browser (`c_userTimeZone`), else that of
 * the site's warehouse, else UTC.
 */
export function cancellationTimeZone(
  {preferences}: Pick<Site, 'preferences'>,
  {custom}: Pick<Order, 'custom'>,
): string {
  const own = custom['c_userTimeZone']
  const site = /"timeZone": *"([^"]+)"/.exec(String(preferences['deliveryRules'] ?? ''))?.[1]
  const known = [own, site].find(
    (zone): zone is string => typeof zone === 'string' && inTimeZone(0, zone) !== null,
  )
  return known ?? 'UTC'
}
