import fs from 'node:fs'
import path from 'node:path'
import {CLOSED_PLATFORM, closedPlatformIn} from '../facts/claims'
import {factsOf, localeOf} from '../testing/facts-of'
import {closedPlatform} from './closed-platform'

const root = path.resolve(__dirname, '../..')
const link = '<a href="https://ec.europa.eu/consumers/odr/">Platform</a>'

it('finds the address in the markup of content', () => {
  const found = closedPlatformIn([{asset: {id: 'terms', c_body: link}}, {asset: {id: 'imprint'}}])
  expect(found).toEqual([{subject: 'terms', words: 'ec.europa.eu/consumers/odr'}])
  const facts = factsOf({locales: [localeOf('de-DE', {closedPlatform: found})]})
  expect(closedPlatform.run(facts)).toEqual([
    expect.objectContaining({
      subject: 'terms',
      locale: 'de-DE',
      page: 'http://shop.test/deu/de-de/content/terms',
    }),
  ])
})

it.each(['translations', 'demo/catalogue/source', 'sandbox/domains', 'config/markets', 'app'])(
  'no text of %s names it (rule LAW-5)',
  (folder) => {
    const files = fs
      .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(json|xml|ya?ml|tsx?)$/.test(name) && !name.includes('node_modules'))
    const naming = files.filter((name) =>
      CLOSED_PLATFORM.test(fs.readFileSync(path.join(root, folder, name), 'utf8')),
    )
    expect(naming).toEqual([])
  },
)
