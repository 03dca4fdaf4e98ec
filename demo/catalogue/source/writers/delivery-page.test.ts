import {generatedSites} from '../sites'
import {DELIVERY_PAGE} from './delivery-page'
import {libraryXml} from './library'

const xml = libraryXml()
const page =
  new RegExp(`<content content-id="${DELIVERY_PAGE}">[\\s\\S]*?</content>`).exec(xml)?.[0] ?? ''

const bodyIn = (code: string): string => {
  const start = `attribute-id="body" xml:lang="${code}"><![CDATA[`
  const [, rest = ''] = page.split(start)
  return rest.split(']]>')[0] ?? ''
}

describe('the page about delivery', () => {
  it.each(generatedSites.map(({id, locales}) => [id, locales] as const))(
    'has the prices of its own site in English or German, and those of no other: %s',
    (_, locales) => {
      for (const locale of locales.filter((id) => /^(en|de)-/.test(id))) {
        const body = bodyIn(locale)
        expect({locale, rows: body.match(/<th scope="row">/g)?.length}).toEqual({locale, rows: 2})
        expect(body).not.toMatch(/Japan|\{amount\}|\.\./)
      }
    },
  )

  it('writes amounts as the locale does', () => {
    expect(bodyIn('de-CH')).toContain('CHF\u00a07.90<br>Ab CHF\u00a0120 kostenlos.')
    expect(bodyIn('en-DK')).toContain('DKK\u00a049<br>Free from DKK\u00a0699.')
    expect(bodyIn('en-GB')).toContain('£4.95<br>Free from £90.')
  })

  it('keeps the countries that are written by hand for their own languages', () => {
    expect(bodyIn('en-DE')).toContain('€4.90')
    expect(bodyIn('en-DE')).not.toContain('¥')
    expect(bodyIn('en-JP')).toContain('¥800')
    expect(bodyIn('ja')).toContain('800円')
  })
})
