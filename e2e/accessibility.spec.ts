import {sampleOf} from '../sandbox/testing/extent'
import {axe} from './support/axe'
import {browserExtent} from './support/browser-extent'
import {pages} from './support/pages'
import {test} from './support/test'
import {widthInTurn} from './support/widths'

/** Number of pages that a sampled run draws, besides those on which shoppers buy. */
const DRAWN = 4
const ESSENTIAL = ['home', 'listing', 'search', 'product']
const isEssential = ([name]: [string, string]) => ESSENTIAL.includes(name)
const some = sampleOf(Object.entries(pages), DRAWN, isEssential, browserExtent)

for (const [index, [name, path]] of some.entries()) {
  test(`axe finds nothing on ${name}`, widthInTurn(index), async ({page, allowConsole}) => {
    allowConsole(/status of 404/)
    await page.goto(path, {waitUntil: 'networkidle'})
    await axe(page)
  })
}
