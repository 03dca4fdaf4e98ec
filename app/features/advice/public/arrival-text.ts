import type {Arrival} from './delivery-estimate'
import {formatWithWeekday} from '@app/shared/i18n/format-day'
import type {Translate} from '@app/shared/i18n/messages'

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
  if (first === last) return t('advice.delivery.on', {day: dayText(first, locale)})
  return t('advice.delivery.between', {first: dayText(first, locale), last: dayText(last, locale)})
}
