import type {ProductSource} from './model'
import {range} from './range'
import {piecesAhead, piecesOnShelf, sellableName, sellablesOf} from './variants'

function product(id: string): ProductSource {
  const found = range.find((one) => one.id === id)
  if (!found) throw new Error(`No product ${id}`)
  return found
}

function sellable(id: string) {
  const found = range.flatMap(sellablesOf).find((one) => one.id === id)
  if (!found) throw new Error(`Nothing sold under ${id}`)
  return found
}

describe('sellablesOf', () => {
  it('combines colours and options and leaves out what is not made', () => {
    const ids = sellablesOf(product('BH-1010')).map(({id}) => id)
    expect(ids).toContain('BH-1010-clay-champagne')
    expect(ids).not.toContain('BH-1010-clay-silver')
    expect(ids).toHaveLength(7 * 3 - 4)
  })

  it('sells an item under its own id', () => {
    expect(sellablesOf(product('BH-7110')).map(({id}) => id)).toEqual(['BH-7110'])
  })

  it('adds the price of an option to list and sale price', () => {
    expect(sellable('BH-1010-spruce-champagne').list).toEqual({eur: 1149, usd: 1259, jpy: 176000})
    expect(sellable('BH-5110-rose-90').sale).toEqual({eur: 44.9, usd: 47.9, jpy: 6780})
  })

  it('reduces only the variants on sale', () => {
    expect(sellable('BH-1030-clay').sale).toEqual({eur: 749, usd: 799, jpy: 118000})
    expect(sellable('BH-1030-ink').sale).toBeUndefined()
  })

  it('takes the most exact state', () => {
    expect(sellable('BH-1040-oat').state).toBe('preorder')
    expect(sellable('BH-1040-sky').state).toBe('comingsoon')
    expect(sellable('BH-1010-ink-silver').state).toBe('outofstock')
    expect(sellable('BH-1010-ink-black').state).toBe('instock')
  })
})

describe('sellableName', () => {
  it('names the choice in every language', () => {
    expect(sellableName(sellable('BH-1010-spruce-black'))).toMatchObject({
      en: 'Vindra city stroller, Spruce green, Black chassis',
      de: 'Vindra Stadtkinderwagen, Fichtengrün, Gestell Schwarz',
      ja: 'Vindra シティベビーカー(スプルースグリーン・ブラックフレーム)',
      fr: 'Vindra, poussette de ville, Vert épicéa, Châssis noir',
      nb: 'Vindra byvogn, Grangrønn, Svart understell',
    })
  })
})

describe('stock', () => {
  it('follows the state', () => {
    expect(piecesOnShelf(sellable('BH-1010-spruce-black'), 'DEU')).toBeGreaterThanOrEqual(12)
    expect(piecesOnShelf(sellable('BH-1010-sand-champagne'), 'DEU')).toBeLessThanOrEqual(4)
    expect(piecesOnShelf(sellable('BH-1010-ink-silver'), 'DEU')).toBe(0)
    expect(piecesAhead(sellable('BH-1330-spruce'), 'DEU')).toBeGreaterThan(0)
    expect(piecesAhead(sellable('BH-1330-mustard'), 'DEU')).toBe(0)
  })

  it('is empty where the assortment lacks the product', () => {
    expect(piecesOnShelf(sellable('BH-4010-ink'), 'USA')).toBe(0)
    expect(piecesOnShelf(sellable('BH-4010-ink'), 'JPN')).toBeGreaterThan(0)
    expect(piecesAhead(sellable('BH-1330-spruce'), 'JPN')).toBe(0)
  })
})
