import {range} from '../range'
import {siteOfStore, storeInventoryId, stores} from '../stores'
import {piecesInStore, piecesOnShelf, sellablesOf} from '../variants'
import {guidesXml} from '../writers/guides'
import {storeInventoryXmls} from '../writers/store-inventory'
import {families, familyOf, relationsOf} from './families'
import {guideOf, guides} from './guides'

const ids = range.map(({id}) => id)
const unknown = (named: readonly string[]) => named.filter((id) => !ids.includes(id))

describe('relations', () => {
  it('name products of the range, never the product itself, each once', () => {
    for (const id of ids) {
      const {needs = [], goesWith = []} = relationsOf(id)
      const named = [...needs, ...goesWith]
      expect(unknown(named)).toEqual([])
      expect(named).not.toContain(id)
      expect(new Set(named).size).toBe(named.length)
    }
  })

  it('are there for every stroller, chair and bed', () => {
    const main = range.filter(({art}) => /^(stroller|highchair|cot)\//.test(art))
    const bare = main.filter(({id, type}) => {
      const {needs, goesWith} = relationsOf(id)
      return type !== 'Engraving' && !needs && !goesWith
    })
    expect(bare.map(({id}) => id)).toEqual([])
  })

  it('need only what every site sells that sells the product', () => {
    const missing = range.flatMap(({id, notIn = []}) =>
      (relationsOf(id).needs ?? []).filter((needed) =>
        range.find((one) => one.id === needed)?.notIn?.some((site) => !notIn.includes(site)),
      ),
    )
    expect(missing).toEqual([])
  })
})

describe('families', () => {
  const members = families.flatMap(({groups}) => groups.flatMap(({products}) => products))

  it('have two products or more, each in one family', () => {
    expect(unknown(members)).toEqual([])
    expect(new Set(members).size).toBe(members.length)
    for (const {groups} of families) {
      expect(groups.flatMap(({products}) => products).length).toBeGreaterThan(1)
    }
  })

  it('know their members', () => {
    expect(familyOf('BH-1410')?.groups.map(({label}) => label.en)).toEqual([
      'Chassis with seat',
      'Carry cots',
      'Car seats',
    ])
    expect(familyOf('BH-5020')).toBeUndefined()
  })
})

describe('guides', () => {
  it('have rows as wide as their head, without gaps, in every measure', () => {
    for (const {columns, rows, measures} of guides) {
      for (const {cells} of rows) expect(cells).toHaveLength(columns.length)
      for (const {id} of measures) {
        const ranges = rows.map(({fits}): readonly [number, number] => fits[id] ?? [NaN, NaN])
        for (const [from, to] of ranges) expect(from).toBeLessThan(to)
        ranges.slice(1).forEach(([from], index) => {
          expect(from).toBeLessThanOrEqual(ranges[index]?.[1] ?? -1)
        })
      }
    }
  })

  it('name the sizes that are sold', () => {
    const named = guides.flatMap((guide) =>
      guide.rows.flatMap(({size}) => (size ? [{size, categories: guide.categories}] : [])),
    )
    expect(named.length).toBeGreaterThan(4)
    for (const {size, categories} of named) {
      const sold = range.filter(({categories: [category]}) => categories.includes(category))
      expect(sold.some(({options}) => options?.values.some(({id}) => id === size))).toBe(true)
    }
  })

  it('speak every language of the range', () => {
    for (const code of ['fr', 'nb', 'no']) {
      const asset = guidesXml().match(new RegExp(`attribute-id="data" xml:lang="${code}"`, 'g'))
      expect(asset).toHaveLength(guides.length)
    }
    const texts = JSON.stringify([guides, families]).match(/"en":/g)
    expect(JSON.stringify([guides, families]).match(/"fr":/g)).toHaveLength(texts?.length ?? -1)
    expect(JSON.stringify([guides, families]).match(/"nb":/g)).toHaveLength(texts?.length ?? -1)
  })

  it('stand in one category each', () => {
    const all = guides.flatMap(({categories}) => categories)
    expect(new Set(all).size).toBe(all.length)
    expect(guideOf('sleeping-bags')?.id).toBe('guide-sleeping-bags')
    expect(guideOf('bath')).toBeUndefined()
  })
})

describe('the shelves of stores', () => {
  const lists = storeInventoryXmls(range)
  const counting = stores.filter((store) => storeInventoryId(store))

  it('are counted in every country where goods can be picked up', () => {
    expect(counting.length).toBeGreaterThan(10)
    expect(new Set(counting.map(siteOfStore))).toEqual(new Set(['DEU', 'FRA', 'GBR', 'USA', 'JPN']))
    expect([...lists.keys()].sort()).toEqual(counting.map(storeInventoryId).sort())
  })

  it('have some of the range and not all of it', () => {
    for (const xml of lists.values()) {
      const share = (xml.match(/<record /g) ?? []).length / range.flatMap(sellablesOf).length
      expect(share).toBeGreaterThan(0.3)
      expect(share).toBeLessThan(0.7)
    }
  })

  it('have nothing that is not made or not sold there', () => {
    const [berlin] = counting
    for (const one of range.flatMap(sellablesOf)) {
      if (piecesOnShelf(one, 'DEU') > 0) continue
      expect(piecesInStore(one, berlin?.id ?? '')).toBe(0)
    }
    const american = [...lists].find(([id]) => id === 'inventory-store-us-01')?.[1] ?? ''
    expect(american).not.toContain('BH-4010')
  })
})
