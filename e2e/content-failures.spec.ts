/** Content that the browser cannot read (rule CONTENT-5). */
import {axe} from './support/axe'
import {ready} from './support/ready'
import {expect, test} from './support/test'

const ARTICLE = '/usa/en-us/newsroom/oil-not-lacquer.html'
const READS = '**/services/content/**'

for (const [kind, answer] of [
  ['dead', {status: 503, body: '{}'}],
  ['malformed', {status: 200, body: '{"kind":'}],
  ['gone', null],
] as const) {
  test(`a page whose content is ${kind} says so, and is read again`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 503|ERR_FAILED|ApiFault|unreadable/)
    await page.goto(ARTICLE)
    await ready(page)
    // A link whose code is not there yet loads a document, which the server reads.
    await page.waitForLoadState('networkidle')
    await page.route(READS, (route) =>
      answer ? route.fulfill({...answer, contentType: 'application/json'}) : route.abort(),
    )
    const teaser = page.locator('[data-island="article"]').getByRole('link')
    await teaser.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/care-guide\.html$/)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Hmmm! Something went wrong. Please try again.')
    await axe(page)
    await page.unroute(READS)
    await alert.getByRole('button').press('Enter')
    await expect(page.getByRole('heading', {level: 1, name: /care/i})).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
}
