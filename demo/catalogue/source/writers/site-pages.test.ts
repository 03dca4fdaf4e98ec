import {sites} from '../../../../config/sites/registry'
import {generatedSites, telephones} from '../sites'
import {libraryXml} from './library'
import {bodyFor} from './site-pages'

const xml = libraryXml()

const contentOf = (id: string): string =>
  new RegExp(`<content content-id="${id}">[\\s\\S]*?</content>`).exec(xml)?.[0] ?? ''

/** The body of a page that a locale receives: its own one, that of its language, or the English one. */
function bodyIn(id: string, locale: string): string {
  const bodies = new Map(
    [...contentOf(id).matchAll(/"body" xml:lang="([^"]+)"><!\[CDATA\[([\s\S]*?)\]\]>/g)].map(
      ([, code = '', body = '']) => [code, body],
    ),
  )
  const codes = [locale, locale.slice(0, 2), 'x-default']
  return codes.map((code) => bodies.get(code)).find((body) => body !== undefined) ?? ''
}

const selling = sites
  .filter(({isContentOnlySite}) => !isContentOnlySite)
  .flatMap(({l10n}) => l10n.supportedLocales.map(({id}) => id))
const showing = sites
  .filter(({isContentOnlySite}) => isContentOnlySite)
  .flatMap(({l10n}) => l10n.supportedLocales.map(({id}) => id))

const countryIn = (country: string, locale: string): string =>
  new Intl.DisplayNames([locale], {type: 'region'}).of(country) ?? ''

describe('bodyFor', () => {
  const body =
    'a<!--only sales-->b<!--only JP KR-->c<!--/only-->d<!--/only--><!--except US-->e<!--/except-->'

  it.each([
    ['abcde', ['JP', 'sales']],
    ['abd', ['US', 'sales']],
    ['ae', []],
  ])('is %s on a site with %j', (expected, traits) => {
    expect(bodyFor(body, traits)).toBe(expected)
  })
})

describe('the message bar', () => {
  it('names the order value from which Swiss delivery is free', () => {
    const data = /xml:lang="de-CH"><!\[CDATA\[([\s\S]*?)\]\]>/.exec(
      contentOf('pwa_message_bar'),
    )?.[1]
    const {freeFrom} = generatedSites.find(({id}) => id === 'CHE')?.delivery ?? {}
    expect(data).toContain(`ab CHF\u00a0${freeFrom}"`)
  })
})

describe('the pages of the library', () => {
  it('have no marks and no places left', () => {
    expect(xml).not.toMatch(/<!--\/?(only|except)|\{telephone\}/)
  })

  it.each(selling)('name the telephone number of the own country only: %s', (locale) => {
    const rows = [...bodyIn('contact-form', locale).matchAll(/<tr><th scope="row">(.*?)<\/th>/g)]
    expect(rows.map(([, number]) => number)).toEqual([telephones[locale.slice(-2)]])
  })

  it.each(showing)('have neither telephone nor delivery prices without sales: %s', (locale) => {
    expect(bodyIn('contact-form', locale)).not.toContain('<table>')
    expect(bodyIn('shipping-and-delivery', locale)).not.toContain('<table>')
    expect(bodyIn('shipping-and-delivery', locale)).toContain('href="/country-selector"')
  })

  it.each(selling.filter((locale) => !locale.endsWith('US')))(
    'do not speak of the United States on other sites: %s',
    (locale) => {
      const america = new RegExp(`${countryIn('US', locale)}|\\bUSA\\b|sales tax`)
      for (const id of ['contact-form', 'shipping-and-delivery', 'terms', 'privacy-policy'])
        expect({id, found: america.exec(bodyIn(id, locale))?.[0]}).toEqual({id})
    },
  )

  it('state tax and privacy law of the United States there', () => {
    expect(bodyIn('terms', 'en-US')).toContain('Sales tax is added')
    expect(bodyIn('terms', 'en-DE')).toContain('All prices include tax.')
    expect(bodyIn('privacy-policy', 'en-US')).toMatch(/6\. In the United States[\s\S]*7\. Changes/)
    expect(bodyIn('privacy-policy', 'en-GB')).toContain('6. Changes')
  })

  it('state the days of withdrawal of the country', () => {
    expect(bodyIn('withdrawal', 'en-KR')).toContain(
      'As a consumer you may withdraw from a purchase within 7 days',
    )
    expect(bodyIn('withdrawal', 'ko-KR')).toContain('7일 이내에')
    expect(bodyIn('withdrawal', 'en-IE')).toContain(
      'in the European Union you may withdraw from a purchase within 14 days',
    )
  })
})
