import fs from 'node:fs'
import path from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import {buildSync} from 'esbuild'
import {DEU, EUR, JPN} from '../testing/sites'
import {sites} from '../sites/registry'
import {DE} from './DE'
import {checkMarkets, marketOfSite, markets, pageMarket} from './registry'

const root = path.resolve(__dirname, '../..')

describe('checkMarkets', () => {
  it('accepts the configured sites', () => {
    expect(() => checkMarkets(sites)).not.toThrow()
  })

  it('names the file to add for the country of a site', () => {
    const poland = {...DEU, id: 'XXX', countryCode: 'XX'}
    expect(() => checkMarkets([poland])).toThrow(
      'Site XXX has no market record for XX: add config/markets/XX.ts and its line in config/markets/registry.ts.',
    )
  })

  it('names the file to add for a country of delivery', () => {
    expect(() => checkMarkets([{...DEU, shipTo: ['DE', 'XX']}])).toThrow(/config\/markets\/XX\.ts/)
  })

  it('names a language without the words of the order button', () => {
    const known = [{...DE(), orderButton: {de: 'Zahlungspflichtig bestellen'}}]
    expect(() => checkMarkets([DEU], known)).toThrow(
      'config/markets/DE.ts has no orderButton in "en", a language of site DEU.',
    )
  })
})

describe('the withdrawal function', () => {
  const labelOf = (id: string) => {
    const site = sites.find((one) => one.id === id)
    const page = site && pageMarket(site, site.l10n.defaultLocale)
    return page?.withdrawal?.online?.withdraw
  }

  it('is on the sites of the Union, in Norway and the United Kingdom, in the words of the market', () => {
    const without = sites.filter(({id}) => !labelOf(id)).map(({id}) => id)
    expect(without.sort().join(' ')).toBe('CHE CHN GLO JPN KOR RUS USA')
    expect(labelOf('DEU')).toBe('Vertrag widerrufen')
    expect(labelOf('AUT')).toBe('Vertrag hier widerrufen')
    expect(labelOf('NOR')).toBe('Angre kjøpet her')
  })

  it('needs its words in every language of a site', () => {
    const withdrawal = {
      days: 14,
      content: 'withdrawal',
      online: {de: {withdraw: 'W', confirm: 'C'}},
    }
    expect(() => checkMarkets([DEU], [{...DE(), withdrawal}])).toThrow(
      'config/markets/DE.ts has no withdrawal.online in "en", a language of site DEU.',
    )
  })
})

describe('a page carries one market', () => {
  it('with the words of its own language', () => {
    expect(pageMarket(DEU, 'de-DE').orderButton).toBe('Zahlungspflichtig bestellen')
    expect(pageMarket(DEU, 'en-DE').orderButton).toBe('Order with obligation to pay')
    expect(pageMarket(JPN, 'ja-JP').orderButton).toBe('注文を確定する')
    expect(pageMarket(EUR, 'hu-HU').nameOrder).toBe('familyFirst')
    expect(pageMarket(EUR, 'cs-CZ').nameOrder).toBe('givenFirst')
  })

  it('with its unit of distance: kilometres unless the country uses miles', () => {
    const inMiles = markets.filter(({distanceUnit}) => distanceUnit === 'mi')
    expect(inMiles.map(({countryCode}) => countryCode).sort()).toEqual(['GB', 'US'])
    expect(pageMarket(DEU, 'en-DE').distanceUnit).toBe('km')
  })

  it('and takes no words of another language or country', () => {
    expect(pageMarket(JPN, 'de-DE').orderButton).toBeNull()
    expect(pageMarket({id: 'GLO', countryCode: null}, 'en-GR').orderButton).toBeNull()
  })

  it('as plain data of at most 1,100 characters', () => {
    for (const site of sites) {
      const page = pageMarket(site, site.l10n.defaultLocale)
      expect(JSON.parse(JSON.stringify(page))).toEqual(page)
      expect(JSON.stringify(page).length).toBeLessThanOrEqual(1100)
    }
  })
})

describe('the code of browsers', () => {
  const {outputFiles, metafile} = buildSync({
    entryPoints: [path.join(root, 'app/generated/addresses.ts')],
    tsconfig: path.join(root, 'tsconfig.json'),
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    outdir: path.join(root, '.cache/addresses'),
    write: false,
    metafile: true,
  })
  const entry = outputFiles.find(({path: file}) => file.endsWith('/addresses.js'))

  it('has the formats and tax numbers of 36 countries in 2.95 KB, and no words of the law', () => {
    expect(entry?.text).toContain('postal-code')
    expect(entry?.text).not.toMatch(/Zahlungspflichtig|obligation/)
    expect(brotliCompressSync(entry?.text ?? '').length).toBeLessThan(2950)
  })

  it('loads lists of regions apart', () => {
    expect(entry?.text).not.toMatch(/Sevilla|California/)
    expect(Object.keys(metafile.outputs).length).toBeGreaterThan(6)
  })
})

describe('the records', () => {
  it('are all registered under the name of their file', () => {
    const files = fs
      .readdirSync(__dirname)
      .flatMap((file) => /^([A-Z]{2})\.ts$/.exec(file)?.[1] ?? [])
    expect(markets.map(({countryCode}) => countryCode).sort()).toEqual(files.sort())
    expect(fs.existsSync(path.join(__dirname, `${marketOfSite(DEU).countryCode}.ts`))).toBe(true)
  })

  it.each(markets.map((market) => [market.countryCode, market] as const))(
    '%s: the examples follow their patterns, and every line is made of fields of the form',
    (countryCode, {address, taxId}) => {
      expect(address.countryCode).toBe(countryCode)
      const postalCode = address.fields.find(({name}) => name === 'postalCode')
      expect(postalCode?.pattern?.example).toMatch(postalCode?.pattern?.expression ?? /$^/)
      if (taxId) expect(taxId.example).toMatch(new RegExp(taxId.pattern))
      const fields: ReadonlySet<string> = new Set(address.fields.map(({name}) => name))
      const written = [...address.lines, ...(address.local?.lines ?? [])].flatMap((line) =>
        [...line.matchAll(/\{(\w+)\}/g)].map(([, name]) => (name === 'state' ? 'stateCode' : name)),
      )
      expect(written.filter((name) => name !== 'country' && !fields.has(name ?? ''))).toEqual([])
    },
  )
})
