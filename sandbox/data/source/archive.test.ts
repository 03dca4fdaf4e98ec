import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {validateXML} from 'xmllint-wasm'
import {buildArchive} from './archive'

const archive = join(__dirname, '../archive')
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
  it.each([...built.keys()])('%s is committed as the builder writes it', (path) => {
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

/** The schemas are not part of the project: name their folder to validate every file of the archive. */
const schemas = process.env['SITE_ARCHIVE_XSD']
const describeWithSchemas = schemas ? describe : describe.skip

describeWithSchemas('with the schemas of the site archive', () => {
  const folder = schemas ?? ''
  const byNamespace = new Map(
    (schemas ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.xsd'))
      .map((name) => {
        const contents = readFileSync(join(folder, name), 'utf8')
        return [/targetNamespace\s*=\s*"([^"]+)"/.exec(contents)?.[1] ?? '', {name, contents}]
      }),
  )
  const paths = readdirSync(archive, {recursive: true, encoding: 'utf8'}).filter((path) =>
    path.endsWith('.xml'),
  )

  it.each(paths)(
    '%s is valid',
    async (path) => {
      const contents = readFileSync(join(archive, path), 'utf8')
      const schema = byNamespace.get(/xmlns="([^"]+)"/.exec(contents)?.[1] ?? '')
      if (!schema) throw new Error(`No schema for ${path}`)
      const {errors} = await validateXML({
        xml: [{fileName: 'file.xml', contents}],
        schema: [{fileName: schema.name, contents: schema.contents}],
        preload: [{fileName: 'xml.xsd', contents: readFileSync(join(folder, 'xml.xsd'), 'utf8')}],
        initialMemoryPages: 2048,
        maxMemoryPages: 8192,
      })
      expect(errors).toEqual([])
    },
    60_000,
  )
})
