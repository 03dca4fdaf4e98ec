import {parseEnvironment, parseSites} from './schema'
import {sites, defaultSite} from './sites/registry'
import {DEU} from './sites/DEU'

describe('parseSites', () => {
  it('accepts the configured sites, the global content site first by default', () => {
    expect(sites.map(({id}) => id).sort()).toEqual(['DEU', 'GLO', 'JPN', 'USA'])
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

  it('refuses two sites with one alias', () => {
    expect(() => parseSites([DEU, {...DEU, id: 'AUT'}])).toThrow(/alias "deu" is used twice/)
  })

  it('refuses no sites at all', () => {
    expect(() => parseSites([])).toThrow(/No sites are configured/)
  })
})

describe('parseEnvironment', () => {
  it('points at the sandbox when nothing is set', () => {
    expect(parseEnvironment({SANDBOX_PORT: '4321'})).toMatchObject({
      COMMERCE_API_ORIGIN: 'http://localhost:4321',
      OCAPI_ORIGIN: 'http://localhost:4321',
      COMMERCE_ORGANIZATION_ID: 'f_ecom_bhlt_001',
    })
  })

  it('takes a real instance and keeps only its origin', () => {
    const env = parseEnvironment({
      COMMERCE_API_ORIGIN: 'https://abcd.api.commercecloud.salesforce.com/x',
    })
    expect(env.COMMERCE_API_ORIGIN).toBe('https://abcd.api.commercecloud.salesforce.com')
  })

  it.each([
    ['COMMERCE_API_ORIGIN', 'shop'],
    ['COMMERCE_ORGANIZATION_ID', 'org'],
    ['BACKEND_TIMEOUT_MS', '5'],
  ])('stops at a wrong %s and names it', (name, value) => {
    expect(() => parseEnvironment({[name]: value})).toThrow(new RegExp(name))
  })
})
