import {archiveXml} from '../../testing/archive-xml'
import {withSwissGerman} from './swiss'

const german = '    <name xml:lang="de">Großer Hochstuhl</name>\n'
const swiss = '    <name xml:lang="de-CH">Grosser Hochstuhl</name>\n'

describe('German in Switzerland', () => {
  it('is written without ß', () => {
    expect(withSwissGerman(german)).toBe(german + swiss)
    expect(withSwissGerman(german + swiss)).toBe(german + swiss)
    const french = '    <name xml:lang="fr">Grande chaise</name>\n'
    expect(withSwissGerman(german + french + swiss)).toBe(german + french + swiss)
    const two = (inside: string) => `  <a>\n${inside}  </a>\n  <b>\n${inside}  </b>\n`
    expect(withSwissGerman(two(german))).toBe(two(german + swiss))
    expect(withSwissGerman('<name xml:lang="de">Stuhl</name>\n')).not.toContain('de-CH')
    expect(withSwissGerman('<name xml:lang="fr">ß</name>\n')).not.toContain('de-CH')
  })

  it('keeps attributes and values', () => {
    const list = '<a attribute-id="features" xml:lang="de">\n  <value>Fußstütze</value>\n</a>\n'
    expect(withSwissGerman(list)).toBe(
      list + '<a attribute-id="features" xml:lang="de-CH">\n  <value>Fussstütze</value>\n</a>\n',
    )
  })

  it.each([
    'catalogs/barnholt-master/catalog.xml',
    'catalogs/barnholt-storefront/catalog.xml',
    'libraries/barnholt-library/library.xml',
    'sites/CHE/promotions.xml',
  ])('stands in the archive: %s', (path) => {
    const xml = archiveXml(path)
    const texts = [...xml.matchAll(/xml:lang="de-CH">([\s\S]*?)<\//g)].map(([, text]) => text)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => text?.includes('ß'))).toEqual([])
  })
})
