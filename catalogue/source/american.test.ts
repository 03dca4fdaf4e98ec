import {toAmerican} from './american'

describe('toAmerican', () => {
  it('replaces words and keeps the capital letter', () => {
    expect(toAmerican('Colour and grey aluminium')).toBe('Color and gray aluminum')
  })

  it('spells measures', () => {
    expect(toAmerican('Two millimetres of 45 centimetres')).toBe(
      'Two millimeters of 45 centimeters',
    )
  })

  it('prefers the longer expression', () => {
    expect(toAmerican('A carry cot beside the cot bed, a changing bag in the boot')).toBe(
      'A bassinet beside the crib, a diaper bag in the trunk',
    )
  })

  it('leaves parts of longer words alone', () => {
    expect(toAmerican('Cotton boots on the scotch terrace')).toBe(
      'Cotton boots on the scotch terrace',
    )
  })
})
