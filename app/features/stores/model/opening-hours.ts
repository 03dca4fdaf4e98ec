/** Day of the week; Sunday is 0, as in `Date`. */
type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Opening time of one day, minutes after midnight. */
interface Span {
  readonly day: Day
  readonly from: number
  readonly to: number
}

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const
const WEEK = 7
const PART = /^(Su|Mo|Tu|We|Th|Fr|Sa)(?:-(Su|Mo|Tu|We|Th|Fr|Sa))? (\d\d):(\d\d)-(\d\d):(\d\d)$/

const dayOf = (name: string | undefined): number => DAYS.indexOf(name as (typeof DAYS)[number])

function spansOf(part: string): Span[] {
  const [, first, last = first, ...digits] = PART.exec(part.trim()) ?? []
  if (first === undefined) return []
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = digits.map(Number)
  const count = ((dayOf(last) - dayOf(first) + WEEK) % WEEK) + 1
  return Array.from({length: count}, (_, index) => ({
    day: ((dayOf(first) + index) % WEEK) as Day,
    from: fromHour * 60 + fromMinute,
    to: toHour * 60 + toMinute,
  }))
}

/** The opening times in text such as `Mo-Fr 10:00-19:00, Sa 10:00-17:00`; parts of another form are left out. */
export const parseHours = (text: string): Span[] => text.split(',').flatMap(spansOf)

/** Day and minutes after midnight at a moment in a time zone; null for an unknown time zone. */
function localTime(now: Date, timeZone: string): {day: Day; minutes: number} | null {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(now)
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
    const day = dayOf(part('weekday').slice(0, 2))
    return {day: day as Day, minutes: Number(part('hour')) * 60 + Number(part('minute'))}
  } catch {
    return null
  }
}

/** `time` is minutes after midnight in the store's time zone; `inDays` is 0 for today. */
export type OpenState =
  | {readonly open: true; readonly time: number}
  | {readonly open: false; readonly time: number; readonly day: Day; readonly inDays: number}

/**
 * Whether a store is open, and until when, or when it opens next (rule STORE-7).
 * @param hours opening hours as the store has them
 * @param timeZone IANA name; null is returned for an unknown one, and for hours that cannot be read
 */
export function openState(hours: string, timeZone: string, now: Date): OpenState | null {
  const spans = parseHours(hours)
  const here = localTime(now, timeZone)
  if (spans.length === 0 || !here) return null
  const current = spans.find(
    ({day, from, to}) => day === here.day && from <= here.minutes && here.minutes < to,
  )
  if (current) return {open: true, time: current.to}
  const coming = spans
    .map(({day, from}) => {
      const inDays = (day - here.day + WEEK) % WEEK
      // The same day of next week.
      return {day, time: from, inDays: inDays === 0 && from <= here.minutes ? WEEK : inDays}
    })
    .sort((a, b) => a.inDays - b.inDays || a.time - b.time)
  return coming[0] ? {open: false, ...coming[0]} : null
}

/** A Sunday, so that a day of the week can be written by `Intl`. */
const SUNDAY = Date.UTC(2024, 0, 7)
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** A time of day in the words of a locale. @param locale BCP 47 */
export const writtenTime = (minutes: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, {timeStyle: 'short', timeZone: 'UTC'}).format(
    SUNDAY + minutes * MINUTE_MS,
  )

/** A day of the week in the words of a locale. @param locale BCP 47 */
export const writtenDay = (day: Day, locale: string): string =>
  new Intl.DateTimeFormat(locale, {weekday: 'long', timeZone: 'UTC'}).format(SUNDAY + day * DAY_MS)

/**
 * Opening hours in the words of a locale: a line for each row of days with the same times, without days on which the store
 * is closed. Spaces within a time are the same on every platform, and keep it on one line.
 * @param locale BCP 47
 */
export function writtenHours(text: string, locale: string): string[] {
  const time = (minutes: number) => writtenTime(minutes, locale).replace(/\s/g, '\u00a0')
  const rows: {first: Day; last: Day; times: string}[] = []
  for (const {day, from, to} of parseHours(text)) {
    const times = `${time(from)}–${time(to)}`
    const row = rows.at(-1)
    if (row?.times === times && (row.last + 1) % WEEK === day) row.last = day
    else rows.push({first: day, last: day, times})
  }
  return rows.map(({first, last, times}) => {
    const days = [...new Set([first, last])].map((day) => writtenDay(day, locale)).join(' – ')
    return `${days}: ${times}`
  })
}
