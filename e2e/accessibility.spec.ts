import {axe} from './support/axe'
import {pages} from './support/pages'
import {test} from './support/test'
import {widthInTurn} from './support/widths'

for (const [index, [name, path]] of Object.entries(pages).entries()) {
  test(`axe finds nothing on ${name}`, widthInTurn(index), async ({page, allowConsole}) => {
    allowConsole(/status of 404/)
    await page.goto(path, {waitUntil: 'networkidle'})
    await axe(page)
  })
}
