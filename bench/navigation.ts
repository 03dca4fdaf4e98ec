import type {Browser, Locator, Page} from '@playwright/test'
import {onPhone, p75, tapOn} from './shop-browser'

/** Time limit of a step in milliseconds. */
const LIMIT_MS = 30_000

/** Visible effect of a press. */
interface Effect {
  /** A visible element. */
  readonly selector: string
  /** Part of the address, where the press leads to another page. */
  readonly path?: string
}

/** Time from a press to the frame that shows its effect, milliseconds, by the clock of the page. */
async function pressToShown(page: Page, target: Locator, effect: Effect): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  const shown = page.evaluate(
    ({selector, path = '', limit}) =>
      new Promise<number>((resolve, reject) => {
        const began = performance.now()
        const title = document.querySelector('main h1')?.textContent
        let pressed = Number.NaN
        addEventListener('click', ({timeStamp}) => (pressed = timeStamp), {
          capture: true,
          once: true,
        })
        const isShown = (): boolean =>
          !Number.isNaN(pressed) &&
          location.pathname.includes(path) &&
          (path === '' || document.querySelector('main h1')?.textContent !== title) &&
          (document.querySelector(selector)?.getClientRects().length ?? 0) > 0
        const look = (): void => {
          // The frame that shows the effect is painted before the next task.
          if (isShown()) setTimeout(() => resolve(performance.now() - pressed))
          else if (performance.now() - began > limit) reject(new Error(`No ${selector}.`))
          else requestAnimationFrame(look)
        }
        look()
      }),
    {...effect, limit: LIMIT_MS},
  )
  const [duration] = await Promise.all([shown, tapOn(page, target)])
  return duration
}

const TILE = 'main article h3 a[href*="/product/"]'
const TILES_TRIED = 4

export interface Navigation {
  /** From a listing to a product, and back to the listing by a link; p75, milliseconds. */
  readonly toProduct: number
  readonly back: number
}

/**
 * Opens products from a listing by their tiles, and goes back by the link to the listing above the product.
 * @param listing address of a category that the first products belong to
 */
export async function measureNavigation(
  browser: Browser,
  listing: string,
  runs: number,
): Promise<Navigation> {
  const [toProduct, back]: [number[], number[]] = [[], []]
  const {pathname} = new URL(listing)
  for (let run = 0; run < runs; run += 1) {
    await onPhone(browser, listing, async (page) => {
      const tile = page.locator(TILE).nth(run % TILES_TRIED)
      toProduct.push(await pressToShown(page, tile, {path: '/product/', selector: 'main h1'}))
      await page.waitForLoadState('networkidle')
      const crumbs = page.getByRole('navigation', {name: 'Du bist hier'})
      const link = crumbs.locator(`a[href="${pathname}"]`)
      back.push(await pressToShown(page, link, {path: pathname, selector: TILE}))
    })
  }
  return {toProduct: p75(toProduct), back: p75(back)}
}

/** From the press on the button to the dialog that confirms it; p75, milliseconds. A visit has no basket before. */
export async function measureAddToCart(
  browser: Browser,
  product: string,
  runs: number,
): Promise<number> {
  const durations: number[] = []
  for (let run = 0; run < runs; run += 1)
    durations.push(
      await onPhone(browser, product, (page) => {
        const button = page.getByRole('main').getByRole('button', {
          name: 'In den Warenkorb',
          exact: true,
        })
        return pressToShown(page, button.first(), {selector: '[role="dialog"]'})
      }),
    )
  return p75(durations)
}
