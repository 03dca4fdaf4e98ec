import type {Browser, Locator, Page} from '@playwright/test'
import {onPhone, p75, tapOn, type Cookies} from './shop-browser'

/** The shortest duration that the browser reports, milliseconds; shorter ones are counted with this value. */
const SHORTEST_MS = 16
/** Milliseconds within which the result of an interaction is painted. */
const SETTLED_MS = 1_500

interface Place {
  /** Name of the page, a key of `urls`. */
  readonly page: 'listing' | 'product'
  readonly target: (page: Page, texts: PressTexts) => Locator
}

/** Texts of the pressed elements in the language of the site. */
export interface PressTexts {
  readonly menu: string
  readonly filter: string
  readonly cart: string
}

const GERMAN: PressTexts = {menu: 'Menü öffnen', filter: 'Filter', cart: 'In den Warenkorb'}

/** Elements that are pressed. */
const INTERACTIONS = {
  menu: {
    page: 'listing',
    target: (page, {menu}) => page.getByRole('button', {name: menu}),
  },
  filter: {
    page: 'listing',
    target: (page, {filter}) => page.getByRole('button', {name: filter, exact: true}),
  },
  tile: {
    page: 'listing',
    target: (page) => page.locator('main article h3 a:visible').first(),
  },
  swatch: {
    page: 'product',
    target: (page) => page.locator('main [role="group"] li a:not([aria-current]):visible').first(),
  },
  cart: {
    page: 'product',
    target: (page, {cart}) =>
      page.getByRole('main').getByRole('button', {name: cart, exact: true}).first(),
  },
} as const satisfies Readonly<Record<string, Place>>

export type Interaction = keyof typeof INTERACTIONS
export const interactions = Object.keys(INTERACTIONS) as Interaction[]

/** Time from a press to the next paint, milliseconds, as the browser reports it for Interaction to Next Paint. */
export async function pressToPaint(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const seen = Object.assign(window, {pressDurations: [] as number[]}).pressDurations
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & {
        interactionId?: number
      })[])
        if (entry.interactionId) seen.push(entry.duration)
    }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit)
  })
  await tapOn(page, target)
  await page.waitForTimeout(SETTLED_MS)
  const durations = await page.evaluate(
    () => (window as unknown as {pressDurations: number[]}).pressDurations,
  )
  return Math.max(SHORTEST_MS, ...durations)
}

/** Texts and cookies of the visits; those of the German site by default. */
interface VisitOptions {
  readonly texts?: PressTexts
  readonly cookies?: Cookies
}

/** Interaction to next paint, p75 of `runs` fresh visits, milliseconds. */
export async function measureInteractions(
  browser: Browser,
  urls: Readonly<Record<'listing' | 'product', string>>,
  runs: number,
  {texts = GERMAN, cookies}: VisitOptions = {},
): Promise<Record<Interaction, number>> {
  const measured: Partial<Record<Interaction, number>> = {}
  for (const name of interactions) {
    const {page: kind, target} = INTERACTIONS[name]
    const durations: number[] = []
    for (let run = 0; run < runs; run += 1)
      durations.push(
        await onPhone(
          browser,
          urls[kind],
          (page) => pressToPaint(page, target(page, texts)),
          cookies,
        ),
      )
    measured[name] = p75(durations)
  }
  return measured as Record<Interaction, number>
}
