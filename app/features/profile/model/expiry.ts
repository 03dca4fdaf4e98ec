import {formatWithWeekday} from '@app/shared/i18n/format-day'

/** A time in ISO 8601 as weekday and time of day in a language, in the time zone of the browser. */
export const formatExpiry = (time: string, locale: string): string =>
  formatWithWeekday(new Date(time), locale, {weekday: 'long', hour: 'numeric', minute: '2-digit'})
