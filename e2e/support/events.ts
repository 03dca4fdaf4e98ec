import type {Page} from '@playwright/test'
import type {EventName} from '../../app/features/analytics/public/shop-event'
import {expect} from './test'

/** An entry of the tag manager's queue. */
export interface EventEntry {
  readonly event: EventName
  readonly page_path: string
  readonly ecommerce?: {
    readonly value?: number
    readonly items?: readonly Readonly<Record<string, unknown>>[]
  } & Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

/** The events of a page from the start of a test, in order and beyond reloads. */
export type EventLog = readonly EventEntry[]

/** Records what the shop pushes to the tag manager's queue. Call it before the first navigation. */
export async function recordEvents(page: Page): Promise<EventLog> {
  const log: EventEntry[] = []
  await page.exposeFunction('recordEvent', (text: string) => {
    log.push(JSON.parse(text) as EventEntry)
  })
  await page.addInitScript(() => {
    const own = window as unknown as {
      dataLayer: {event?: string}[]
      recordEvent: (text: string) => void
    }
    const queue: {event?: string}[] = []
    const push = queue.push.bind(queue)
    queue.push = (...entries) => {
      for (const entry of entries)
        if (entry.event && entry.event !== 'gtm.js') own.recordEvent(JSON.stringify(entry))
      return push(...entries)
    }
    own.dataLayer = queue
  })
  return log
}

/** The recorded events of one name. */
export const eventsOf = (log: EventLog, name: EventName): EventEntry[] =>
  log.filter(({event}) => event === name)

/** Entries about promotions of a place. */
export const inSlot =
  (slot: string) =>
  ({ecommerce}: EventEntry): boolean =>
    ecommerce?.['creative_slot'] === slot

/**
 * Waits until an event has occurred a number of times, and fails when it occurs more often.
 * @param counts which entries of the event count; all by default
 */
export async function expectEvent(
  log: EventLog,
  name: EventName,
  times = 1,
  counts: (entry: EventEntry) => boolean = () => true,
): Promise<EventEntry> {
  const found = () => eventsOf(log, name).filter(counts)
  await expect.poll(() => found().length, {timeout: 20_000, message: name}).toBe(times)
  const [last] = found().slice(-1)
  if (!last) throw new Error(`There is no event ${name}.`)
  return last
}

/** Waits until nothing is left to send, and compares the names of all events but those of lists and promotions. */
export async function expectOrder(
  page: Page,
  log: EventLog,
  names: readonly EventName[],
): Promise<void> {
  const seen = () =>
    log.map(({event}) => event).filter((name) => !/^view_(item_list|promotion)$/.test(name))
  await expect.poll(() => seen().length, {timeout: 20_000}).toBeGreaterThanOrEqual(names.length)
  // An event that is sent twice comes in the next idle moment.
  await page.waitForTimeout(1000)
  expect(seen()).toEqual(names)
}
