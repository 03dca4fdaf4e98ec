import {masterHit, picturePath} from '../testing/hits'
import {stateOf, tileOf} from './tile'

describe('tileOf', () => {
  it('shows the name of the master, its first colour and the others to choose from', () => {
    expect(tileOf(masterHit(['spruce', 'sand']), true)).toEqual({
      id: 'BH-1010',
      name: 'Vindra city stroller',
      price: {amount: 899, max: 949},
      badges: ['Bestseller'],
      hover: picturePath('spruce', 'emotional1-1'),
      colors: [
        {id: 'spruce', name: 'The spruce', image: picturePath('spruce', 'mainview-1')},
        {id: 'sand', name: 'The sand', image: picturePath('sand', 'mainview-1')},
      ],
    })
  })

  it('falls back to the product name', () => {
    const hit = masterHit(['spruce'], {c_masterName: undefined})
    expect(tileOf(hit, true).name).toBe('Vindra city stroller, Spruce green')
  })

  it('starts with the colour of the picture that was found', () => {
    const hit = masterHit(['spruce', 'sand'])
    const sand = tileOf({...hit, image: {link: picturePath('sand', 'mainview-1')}}, true)
    expect(sand.color).toBe(1)
    expect(sand.hover).toBe(picturePath('sand', 'emotional1-1'))
  })

  it('shows five colours, the shown one among them, and counts the others', () => {
    const ids = ['spruce', 'sand', 'ink', 'clay', 'fjord', 'fog', 'plum']
    const hit = masterHit(ids)
    expect(tileOf(hit, true)).toMatchObject({moreColors: 2})
    const plum = tileOf({...hit, image: {link: picturePath('plum', 'mainview-1')}}, true)
    expect(plum.colors?.map(({id}) => id)).toEqual(['spruce', 'sand', 'ink', 'clay', 'plum'])
    expect(plum).toMatchObject({color: 4, moreColors: 2})
  })

  it('has the tone of the colour shown first; of a product without colours the only one', () => {
    const tones = (value: object) => ({c_imageTones: JSON.stringify(value)})
    const hit = masterHit(['spruce', 'sand'], tones({spruce: '#000000', sand: '#ffffff'}))
    expect(tileOf(hit, true).tone).toBe('0gA')
    const sand = {...hit, image: {link: picturePath('sand', 'mainview-1')}}
    expect(tileOf(sand, true).tone).toBe('fvP')
    expect(tileOf(masterHit([], tones({'': '#ffffff'})), true).tone).toBe('fvP')
  })

  it.each(['{', 'null', '[]', '{"spruce": 7}', 5])('has no tone with %p', (imageTones) => {
    expect(tileOf(masterHit(['spruce'], {c_imageTones: imageTones}), true).tone).toBeUndefined()
  })

  it('has one picture when there is nothing to choose', () => {
    const hit = masterHit([], {
      image: {link: picturePath('oak', 'mainview-1')},
      c_extraMainImage: picturePath('oak', 'emotional1-1'),
    })
    const tile = tileOf(hit, true)
    expect(tile.colors).toBeUndefined()
    expect(tile.image).toBe(picturePath('oak', 'mainview-1'))
    expect(tile.hover).toBe(picturePath('oak', 'emotional1-1'))
  })

  it('takes the other picture of the catalogue where the first one is missing', () => {
    const more = {c_extraMainImage2: picturePath('oak', 'mainview-2')}
    expect(tileOf(masterHit([], more), true).hover).toBe(picturePath('oak', 'mainview-2'))
    const both = {...more, c_extraMainImage: picturePath('oak', 'emotional1-1')}
    expect(tileOf(masterHit([], both), true).hover).toBe(picturePath('oak', 'emotional1-1'))
  })

  it('shows neither price nor availability on the content-only site', () => {
    const tile = tileOf(masterHit(['spruce'], {orderable: false}), false)
    expect(tile.price).toBeUndefined()
    expect(tile.state).toBeUndefined()
  })

  it('does not link engraving', () => {
    expect(tileOf(masterHit(['spruce'], {c_productType: 'Engraving'}), true).unlinked).toBe(true)
  })

  it('says what a press on it leads to', () => {
    const item = {productType: {item: true}}
    expect(tileOf(masterHit([], item), true)).toMatchObject({quick: true})
    const chair = tileOf(masterHit([], {...item, c_customizable: true}), true)
    expect(chair).toMatchObject({customizable: true})
    expect(chair.quick).toBeUndefined()
    expect(tileOf(masterHit(['spruce']), true).quick).toBeUndefined()
    const engraving = tileOf(masterHit([], {...item, c_productType: 'Engraving'}), true)
    expect(engraving.quick).toBeUndefined()
  })

  it('prices a set by its cheapest part', () => {
    const tile = tileOf(masterHit([], {productType: {set: true}, price: 89, priceMax: 399}), true)
    expect(tile.price).toEqual({amount: 89, max: 399, parts: true})
  })

  it('keeps the tax rate that the backend names', () => {
    expect(tileOf(masterHit([], {c_taxRate: 0.19}), true).price).toMatchObject({taxRate: 0.19})
    expect(tileOf(masterHit([]), true).price).not.toHaveProperty('taxRate')
  })

  it('puts promotional tags before badges, as far as both fit', () => {
    const hit = masterHit([], {c_PromotionalTags: ['Gift inside'], c_badges: ['New', 'Bestseller']})
    expect(tileOf(hit, true).badges).toEqual(['Gift inside', 'New'])
  })
})

describe('stateOf', () => {
  const variants = (...states: string[]) =>
    states.map((c_availability) => ({orderable: false, c_availability}))

  it('is nothing while something can be bought', () => {
    expect(
      stateOf({orderable: true, variants: variants('instock', 'discontinued')}),
    ).toBeUndefined()
  })

  it('is that of all variants', () => {
    expect(stateOf({orderable: true, variants: variants('discontinued')})).toBe('discontinued')
    expect(stateOf({orderable: false, variants: variants('comingsoon', 'comingsoon')})).toBe(
      'comingsoon',
    )
    expect(stateOf({orderable: false, variants: variants('comingsoon', 'outofstock')})).toBe(
      'outofstock',
    )
    expect(stateOf({orderable: false, variants: variants('comingsoon', 'discontinued')})).toBe(
      'comingsoon',
    )
  })

  it('reads the product itself when it has no variants', () => {
    expect(stateOf({orderable: false, c_availability: 'comingsoon'})).toBe('comingsoon')
    expect(stateOf({orderable: false})).toBe('outofstock')
  })
})
