import {toAmerican} from './american'

describe('toAmerican', () => {
  it('replaces words and keeps the capital letter', () => {
    expect(toAmerican('Colour and grey aluminium')).toBe('Color and gray aluminum')
  })

  it('spells measures that have no number', () => {
    expect(toAmerican('A few centimetres of fibre')).toBe('A few centimeters of fiber')
  })

  it('prefers the longer expression', () => {
    expect(toAmerican('A carry cot beside the cot bed, a changing bag in the boot')).toBe(
      'A bassinet beside the crib, a diaper bag in the trunk',
    )
  })

  it('writes measures in units of the United States', () => {
    expect(toAmerican('A kerb stone and a tyre of 30 cm')).toBe('A curb and a tire of 12 in')
  })

  it('leaves parts of longer words alone', () => {
    expect(toAmerican('Cotton boots on the scotch terrace')).toBe(
      'Cotton boots on the scotch terrace',
    )
  })
})
