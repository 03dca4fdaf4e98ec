import {artModels, type Art} from './model'
import {materialAlt, materialKinds, materialsOf} from './more-views'
import {range} from './range'

const shown = range.flatMap(({art, colours}) => colours.map((colour) => materialsOf(art, colour)))

describe('materials close up', () => {
  it('are a few dozen pictures, shared by the products', () => {
    const paths = new Set(shown.flat().map(({kind, colour}) => `${kind}/${colour}`))
    expect(paths.size).toBeGreaterThan(30)
    expect(paths.size).toBeLessThan(72)
    expect([...new Set(shown.flat().map(({kind}) => kind))].sort()).toEqual(
      [...materialKinds].sort(),
    )
  })

  it('are what the product is made of in its colour', () => {
    expect(materialsOf('cot/bedside', 'beech')).toEqual([{kind: 'wood', colour: 'beech'}])
    expect(materialsOf('cot/bedside', 'sky')).toEqual([{kind: 'weave', colour: 'sky'}])
    expect(materialsOf('bath/tub', 'snow')).toEqual([{kind: 'plastic', colour: 'snow'}])
    expect(materialsOf('stroller/city', 'clay')).toEqual([
      {kind: 'weave', colour: 'clay'},
      {kind: 'metal', colour: 'graphite'},
    ])
    expect(materialsOf('rain/cover', 'fog')).toEqual([])
  })

  it('are named in words of each language', () => {
    for (const kind of materialKinds) {
      const {en, de, ja} = materialAlt({kind, colour: 'oat'})
      expect(en).toMatch(/^Material close-up: /)
      expect(de).toMatch(/^Material in Nahaufnahme: /)
      expect(ja).toMatch(/^素材のクローズアップ：/)
    }
  })

  it('exist for nearly every product', () => {
    const arts = Object.entries(artModels).flatMap(([family, models]) =>
      models.map((model) => `${family}/${model}` as Art),
    )
    expect(arts.filter((art) => materialsOf(art, 'snow').length === 0)).toEqual([
      'rain/cover',
      'spare/wheel',
    ])
  })
})
