import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {buildArchive} from './archive'

const archive = join(__dirname, '../../archive')
const built = buildArchive()

function matches(path: string, pattern: RegExp): string[] {
  const xml = built.get(path)
  if (!xml) throw new Error(`The builder writes no ${path}`)
  return [...xml.matchAll(pattern)].map(([, found]) => found ?? '')
}

/** Products of the master catalogue that can be ordered: all but masters. */
function orderable(): string[] {
  const xml = built.get('catalogs/barnholt-master/catalog.xml') ?? ''
  return xml
    .split('<product product-id="')
    .slice(1)
    .filter((product) => !product.includes('<variations>'))
    .map((product) => product.slice(0, product.indexOf('"')))
}

describe('the catalogue archive', () => {
  it('has each content asset, page and component once', () => {
    const ids = ['library.xml', 'editorial.xml'].flatMap((file) =>
      matches(`libraries/barnholt-library/${file}`, /<content content-id="([^"]+)"/g),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([...built.keys()])('%s is the same in a second run', (path) => {
    expect(readFileSync(join(archive, path), 'utf8') === built.get(path)).toBe(true)
  })

  it.each(['eur', 'usd', 'jpy'])(
    'has a list price in %s for everything that is sold',
    (currency) => {
      const priced = matches(`pricebooks/list-${currency}.xml`, /price-table product-id="([^"]+)"/g)
      expect(priced).toEqual(orderable())
    },
  )

  it.each(['deu', 'usa', 'jpn'])('has an inventory record in %s for everything sold', (site) => {
    const path = `inventory-lists/inventory-${site}.xml`
    expect(matches(path, /<record product-id="([^"]+)"/g)).toEqual(orderable())
  })

  it('writes yen without decimals', () => {
    const amounts = matches('pricebooks/list-jpy.xml', /<amount quantity="1">([^<]+)</g)
    expect(amounts.filter((amount) => !/^\d+$/.test(amount))).toEqual([])
    expect(amounts.length).toBeGreaterThan(0)
  })

  it('lists every variant that is written, and no other', () => {
    const path = 'catalogs/barnholt-master/catalog.xml'
    const variants = matches(path, /<variant product-id="([^"]+)"/g)
    const items = orderable().filter((id) => /^BH-\d{4}$/.test(id))
    expect([...variants, ...items].sort()).toEqual([...orderable()].sort())
  })
})
