import {readAssignments, variantOf} from './assignments'

describe('readAssignments', () => {
  it('reads storage and address, the address first', () => {
    const stored = '{"cro61":"control","cro63":"variant1"}'
    expect(readAssignments('?cro61=variant1&q=cro', stored)).toEqual({
      cro61: 'variant1',
      cro63: 'variant1',
    })
  })

  it.each([
    ['another experiment', '{"cro60":"variant1","cro72":"variant1"}'],
    ['another variant', '{"cro61":"variant2"}'],
    ['no text', '{"cro61":true}'],
    ['no object', '"cro61"'],
    ['no JSON', 'cro61=variant1'],
    ['nothing', null],
  ])('leaves out %s', (_name, stored) => {
    expect(readAssignments('', stored)).toEqual({})
  })
})

describe('variantOf', () => {
  it('is that of the browser, of the site, or the shop as it is', () => {
    expect(variantOf('cro61', {cro61: 'variant1'}, {cro61: 'control'})).toBe('control')
    expect(variantOf('cro61', {cro61: 'variant1'}, {})).toBe('variant1')
    expect(variantOf('cro71', {cro61: 'variant1'}, {})).toBe('control')
  })
})
