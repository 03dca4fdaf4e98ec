import type {AvailabilityState} from './availability-state'
import {
  choiceInAddress,
  choiceSearch,
  presetChoice,
  selectionOf,
  valueState,
  type Variant,
} from './variation'

const value = (id: string) => ({id, name: id})
const variant = (
  color: string,
  chassis: string,
  state: AvailabilityState = 'instock',
): Variant => ({
  id: `${color}-${chassis}`,
  values: {color, chassis},
  offer: {availability: {state}},
})

const stroller = {
  attributes: [
    {id: 'color', name: 'Colour', values: ['spruce', 'sand', 'plum'].map(value)},
    {id: 'chassis', name: 'Chassis', values: ['black', 'silver'].map(value)},
  ],
  variants: [
    variant('spruce', 'black', 'outofstock'),
    variant('spruce', 'silver'),
    variant('sand', 'black'),
    variant('sand', 'silver', 'outofstock'),
    variant('plum', 'black', 'comingsoon'),
  ],
}
const bag = {
  attributes: [
    {id: 'color', name: 'Colour', values: ['fog', 'rose'].map(value)},
    {id: 'size', name: 'Size', values: ['70', '90'].map(value)},
  ],
  variants: ['fog', 'rose'].flatMap((color) =>
    ['70', '90'].map((size): Variant => ({id: `${color}-${size}`, values: {color, size}})),
  ),
}

describe('choiceInAddress', () => {
  it('reads the values the product has and nothing else', () => {
    const search = new URLSearchParams('color=sand&chassis=gold&q=x')
    expect(choiceInAddress(stroller, search)).toEqual({color: 'sand'})
  })
})

describe('presetChoice', () => {
  it('opens with the first variant that can be bought', () => {
    expect(presetChoice(stroller, {})).toEqual({color: 'spruce', chassis: 'silver'})
  })

  it('completes what the address says', () => {
    expect(presetChoice(stroller, {color: 'sand'})).toEqual({color: 'sand', chassis: 'black'})
    expect(presetChoice(stroller, {color: 'plum'})).toEqual({color: 'plum', chassis: 'black'})
    expect(presetChoice(stroller, {color: 'plum', chassis: 'silver'})).toEqual({
      color: 'plum',
      chassis: 'silver',
    })
  })

  it('leaves the size to the shopper unless there is only one', () => {
    expect(presetChoice(bag, {})).toEqual({color: 'fog'})
    const [color] = bag.attributes
    const single = {
      attributes: color ? [color, {id: 'size', name: 'Size', values: [value('70')]}] : [],
      variants: bag.variants.filter(({values}) => values.size === '70'),
    }
    expect(presetChoice(single, {})).toEqual({color: 'fog', size: '70'})
  })
})

describe('selectionOf', () => {
  it('is a variant when all is chosen', () => {
    expect(selectionOf(stroller, {color: 'sand', chassis: 'silver'})).toMatchObject({
      kind: 'variant',
      variant: {id: 'sand-silver'},
    })
  })

  it('names what is still to choose', () => {
    expect(selectionOf(bag, {color: 'rose'})).toMatchObject({
      kind: 'incomplete',
      missing: [{id: 'size'}],
    })
  })

  it('names what to change where there is no such variant', () => {
    expect(selectionOf(stroller, {color: 'plum', chassis: 'silver'})).toMatchObject({
      kind: 'impossible',
      attribute: {id: 'chassis'},
    })
    expect(selectionOf(stroller, {color: 'unknown'})).toMatchObject({
      kind: 'impossible',
      attribute: {id: 'color'},
    })
    expect(selectionOf({...stroller, variants: []}, {})).toMatchObject({
      kind: 'impossible',
      attribute: {id: 'chassis'},
    })
  })

  it('is nothing for a product without variants', () => {
    expect(selectionOf({attributes: [], variants: []}, {})).toBeUndefined()
  })
})

describe('valueState', () => {
  const choice = {color: 'sand', chassis: 'black'}

  it('leaves the first attribute free', () => {
    expect(valueState(stroller, choice, 'color', 'spruce')).toBe('available')
    expect(valueState(stroller, choice, 'color', 'plum')).toBe('soldout')
  })

  it('judges a later attribute by those above it', () => {
    expect(valueState(stroller, choice, 'chassis', 'silver')).toBe('soldout')
    expect(valueState(stroller, {...choice, color: 'plum'}, 'chassis', 'silver')).toBe('none')
    expect(valueState(stroller, {...choice, color: 'spruce'}, 'chassis', 'silver')).toBe(
      'available',
    )
  })
})

describe('choiceSearch', () => {
  it('changes the choice and keeps the rest', () => {
    expect(choiceSearch('?ref=mail&color=sand&pid=1', {color: 'spruce', chassis: 'black'})).toBe(
      '?ref=mail&color=spruce&chassis=black',
    )
    expect(choiceSearch('', {})).toBe('')
  })
})
