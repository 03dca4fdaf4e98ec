import {formatLocale} from '@app/shared/i18n/format'

/** How a country writes the time of a page that was read today, otherwise its date. Times are epoch milliseconds. */
export function ageText(madeAt: number, locale: string, now = Date.now()): string {
  const isToday = new Date(madeAt).toDateString() === new Date(now).toDateString()
  const style: Intl.DateTimeFormatOptions = isToday ? {timeStyle: 'short'} : {dateStyle: 'long'}
  return new Intl.DateTimeFormat(formatLocale(locale), style).format(madeAt)
}
