import {formatLocale} from '@app/shared/i18n/format'
import {formatWithWeekday} from '@app/shared/i18n/format-day'

/** A time as date, hour and minute in the shopper's time zone, with its name: "1 March, 12:15 CET". */
export function formatLocalTime(iso: string, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(formatLocale(locale), {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && {timeZone}),
  }).format(new Date(iso))
}

/** A time as a long date in the shopper's time zone: "1 March 2026". Browser only: a server does not know the zone. */
export const formatLocalDate = (iso: string, locale: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(formatLocale(locale), {
    dateStyle: 'long',
    ...(timeZone && {timeZone}),
  }).format(new Date(iso))

/** A day as weekday, day and month: "Tuesday 3 March". @param day `2026-03-03` */
export function formatDay(day: string, locale: string): string {
  return formatWithWeekday(new Date(`${day.slice(0, 10)}T00:00:00Z`), locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}
