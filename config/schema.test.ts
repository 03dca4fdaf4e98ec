import {parseSites} from './schema'
import {sites, defaultSite} from './sites/registry'
import {DEU} from './testing/sites'

describe('parseSites', () => {
  it('accepts the configured sites, the global content site first by default', () => {
    expect(sites.map(({id}) => id)).toEqual(expect.arrayContaining(['DEU', 'GLO', 'JPN', 'USA']))
    expect(defaultSite()).toMatchObject({id: 'GLO', isContentOnlySite: true})
  })

  it('names the site and the key of a wrong value', () => {
    const wrong = {...DEU, l10n: {...DEU.l10n, defaultCurrency: 'euro'}}
    expect(() => parseSites([wrong])).toThrow(/Site configuration DEU.*l10n\.defaultCurrency/s)
  })

  it('refuses an unknown key by name', () => {
    expect(() => parseSites([{...DEU, colour: 'red'}])).toThrow(/colour/)
  })

  it('refuses a default locale that the site does not have', () => {
    const wrong = {...DEU, l10n: {...DEU.l10n, defaultLocale: 'fr-FR'}}
    expect(() => parseSites([wrong])).toThrow(/l10n\.defaultLocale: is not one of supportedLocales/)
  })

  it('refuses a locale that is not in the table', () => {
    const wrong = {...DEU, l10n: {...DEU.l10n, defaultLocale: 'de-JP'}}
    expect(() => parseSites([wrong])).toThrow(/l10n\.defaultLocale: is not in config\/locales\.ts/)
  })

  it('refuses two sites with one alias', () => {
    expect(() => parseSites([DEU, {...DEU, id: 'AUT'}])).toThrow(/alias "deu" is used twice/)
  })

  it('refuses no sites at all', () => {
    expect(() => parseSites([])).toThrow(/No sites are configured/)
  })
})
