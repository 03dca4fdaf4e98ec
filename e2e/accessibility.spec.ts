import {axe} from './support/axe'
import {pages} from './support/pages'
import {test} from './support/test'

for (const [name, path] of Object.entries(pages)) {
  test(`axe finds nothing on ${name}`, async ({page, allowConsole}) => {
    allowConsole(/status of 404/)
    await page.goto(path, {waitUntil: 'networkidle'})
    await axe(page)
  })
}
