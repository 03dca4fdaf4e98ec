import {categories} from './categories'
import {codes, type Text} from './languages/languages'
import {artModels, type ProductSource} from './model'
import {palette} from './palette'
import {range} from './range'
import {badgeTexts} from './texts'
import {sellablesOf} from './variants'
import {emptyIn} from './writers/storefront'

const languages = ['en', 'de', 'ja'] as const
const masters = range.filter(({item}) => !item)
const leaves = categories.filter(({id}) => !categories.some(({parent}) => parent === id))

function idsWhere(rule: (product: ProductSource) => boolean): string[] {
  return range.filter(rule).map(({id}) => id)
}

function textsOf({name, short, story}: ProductSource): Text[] {
  return [name, short, story]
}

describe('the range', () => {
  it('is as wide as a shop', () => {
    expect(masters.length).toBeGreaterThanOrEqual(48)
    expect(masters.flatMap(sellablesOf).length).toBeGreaterThanOrEqual(260)
  })

  it('has unique ids of the form BH-0000', () => {
    expect(idsWhere(({id}) => !/^BH-\d{4}$/.test(id))).toEqual([])
    const all = [...masters.map(({id}) => id), ...range.flatMap(sellablesOf).map(({id}) => id)]
    expect(new Set(all).size).toBe(all.length)
  })

  it('marks the shelves that are empty on a site, so that its menu omits them', () => {
    expect(
      categories.map(({id}) => [id, emptyIn(id, range)]).filter(([, sites]) => sites?.length),
    ).toEqual([['car-seats', ['USA']]])
  })

  it('has three products or more on every shelf', () => {
    const thin = leaves.filter(
      ({id}) => range.filter((product) => product.categories.includes(id)).length < 3,
    )
    expect(thin.map(({id}) => id)).toEqual([])
  })

  it('is assigned to categories that exist', () => {
    const known = new Set(categories.map(({id}) => id))
    expect(idsWhere((product) => product.categories.some((id) => !known.has(id)))).toEqual([])
  })

  it('uses pictures and colours that are drawn', () => {
    const drawn = Object.entries(artModels).flatMap(([family, models]) =>
      models.map((model) => `${family}/${model}`),
    )
    expect(idsWhere(({art}) => !drawn.includes(art))).toEqual([])
    expect(idsWhere(({colours}) => colours.some((id) => !(id in palette)))).toEqual([])
    expect(idsWhere(({colours}) => new Set(colours).size !== colours.length)).toEqual([])
  })

  it('speaks three languages', () => {
    const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
    expect(
      idsWhere((product) =>
        textsOf(product).some((text) => languages.some((language) => text[language].length < 5)),
      ),
    ).toEqual([])
    expect(idsWhere((product) => textsOf(product).some(({ja}) => !kana.test(ja)))).toEqual([])
    expect(idsWhere(({short}) => short.en === short.de)).toEqual([])
    expect(idsWhere(({story}) => /[^.!?)”]$/.test(story.de))).toEqual([])
  })

  it('lists the same features in every language', () => {
    const incomplete = idsWhere(
      ({features}) =>
        features.length < 3 || features.some((text) => codes.some((code) => !text[code])),
    )
    expect(incomplete).toEqual([])
  })

  it('addresses the reader with du', () => {
    const formal = /\b(Ihr Kind|Ihnen|Ihre[mnrs]?)\b|(?<=[a-zäöüß,] )Sie\b/
    expect(idsWhere(({short, story}) => formal.test(`${short.de} ${story.de}`))).toEqual([])
  })

  it('has its names, summaries and stories in French and Norwegian too', () => {
    expect(
      idsWhere((product) => textsOf(product).some(({fr = '', nb = ''}) => !fr || !nb || fr === nb)),
    ).toEqual([])
    const paragraphs = (text: string) => text.split('\n\n').length
    const uneven = idsWhere(({story: {en, fr = '', nb = ''}}) => {
      return paragraphs(fr) !== paragraphs(en) || paragraphs(nb) !== paragraphs(en)
    })
    expect(uneven).toEqual([])
    expect(
      idsWhere((product) => /(?<!\p{L})(tu|ton|tes|ta)(?!\p{L})/iu.test(product.story.fr ?? '')),
    ).toEqual([])
    // The name of the model stays what it is everywhere.
    const renamed = idsWhere(({name: {en, fr = '', nb = ''}}) => {
      const [model = ''] = en.split(' ')
      return /^[A-Z]\w+a$/.test(model) && !(fr.startsWith(model) && nb.startsWith(model))
    })
    expect(renamed).toEqual([])
  })

  it('keeps two badges within 18 characters', () => {
    const long = idsWhere(({badges = []}) =>
      languages.some(
        (language) => badges.map((key) => badgeTexts[key][language]).join('').length > 18,
      ),
    )
    expect(long).toEqual([])
    expect(idsWhere(({badges = []}) => badges.length > 2)).toEqual([])
  })

  it('shows every state, and mixes them within one master', () => {
    const states = new Set(range.flatMap(sellablesOf).map(({state}) => state))
    expect([...states].sort()).toEqual([
      'backorder',
      'comingsoon',
      'discontinued',
      'instock',
      'lowstock',
      'outofstock',
      'preorder',
    ])
    const mixed = masters.filter(
      (master) => new Set(sellablesOf(master).map(({state}) => state)).size >= 3,
    )
    expect(mixed.length).toBeGreaterThanOrEqual(5)
  })

  it('names states, omissions and sales of variants that exist', () => {
    const wrong = idsWhere((product) => {
      const {colours, options, omit = [], saleOn = [], states = {}} = product
      const values = options?.values.map(({id}) => id) ?? []
      const suffixes = colours.flatMap((colour) => values.map((value) => `${colour}-${value}`))
      const known = new Set<string>([...colours, ...values, ...suffixes, '*'])
      return [...omit, ...saleOn, ...Object.keys(states)].some((key) => !known.has(key))
    })
    expect(wrong).toEqual([])
  })

  it('sells below the list price in every currency, on about a fifth of the range', () => {
    const dear = range.flatMap(sellablesOf).filter(({list, sale}) => {
      return sale && (sale.eur >= list.eur || sale.usd >= list.usd || sale.jpy >= list.jpy)
    })
    expect(dear.map(({id}) => id)).toEqual([])
    expect(range.flatMap(sellablesOf).filter(({list}) => list.jpy % 1 !== 0)).toEqual([])
    const share = range.filter(({sale}) => sale).length / range.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.3)
  })

  it('goes with products of the range', () => {
    const known = new Set(range.map(({id}) => id))
    expect(
      idsWhere(({id, goesWith = []}) =>
        goesWith.some((other) => other === id || !known.has(other)),
      ),
    ).toEqual([])
  })
})
