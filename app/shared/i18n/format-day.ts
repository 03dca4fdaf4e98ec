import {formatLocale} from './format'

/** Languages that write the weekday behind the date, in one letter and in brackets. */
const WEEKDAY_BEHIND = /^(ja|ko|zh)/

/**
 * A day or time with its weekday, as the language writes it: "Tuesday 3 March", 「3月3日（火）」.
 * @param options parts of `Intl.DateTimeFormat`; weekdays of East Asia are short in any case
 */
export function formatWithWeekday(
  date: Date,
  locale: string,
  options: Intl.DateTimeFormatOptions & {readonly weekday: 'short' | 'long'},
): string {
  const isBehind = WEEKDAY_BEHIND.test(locale)
  const text = new Intl.DateTimeFormat(formatLocale(locale), {
    ...options,
    // Without the day a weekday would stand behind the time.
    ...(isBehind && {weekday: 'short', day: 'numeric', month: 'long'}),
  }).format(date)
  return locale.startsWith('ja') ? text.replace(/\(([^)]+)\) ?/g, '（$1）') : text
}
