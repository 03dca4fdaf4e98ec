import {mergeRefinements, parseRefinement, RefinementError} from './refinement'

describe('parseRefinement', () => {
  it.each([
    ['cgid=cots', {kind: 'category', attributeId: 'cgid', ids: ['cots']}],
    [
      'c_refinementColor=green|red',
      {kind: 'attribute', attributeId: 'c_refinementColor', values: ['green', 'red']},
    ],
    ['price=(100..200)', {kind: 'price', attributeId: 'price', ranges: [{from: 100, to: 200}]}],
    [
      'price=(..50)|(99.5..)',
      {
        kind: 'price',
        attributeId: 'price',
        ranges: [
          {from: null, to: 50},
          {from: 99.5, to: null},
        ],
      },
    ],
    ['htype=master', {kind: 'hitType', attributeId: 'htype', types: ['master']}],
    [
      'pmid=spring|summer',
      {kind: 'promotion', attributeId: 'pmid', ids: ['spring', 'summer'], role: 'all'},
    ],
    ['pmpt=bonus', {kind: 'promotionRole', attributeId: 'pmpt', role: 'bonus'}],
    ['ilids=berlin|oslo', {kind: 'inventory', attributeId: 'ilids', ids: ['berlin', 'oslo']}],
    ['orderable_only=true', {kind: 'orderable', attributeId: 'orderable_only', value: true}],
    ['available-on-web=1', {kind: 'attribute', attributeId: 'c_availableOnWeb', values: ['true']}],
    ['c_text=a=b', {kind: 'attribute', attributeId: 'c_text', values: ['a=b']}],
  ])('reads %s', (text, refinement) => {
    expect(parseRefinement(text)).toEqual(refinement)
  })

  it.each([
    '',
    'cgid',
    '=x',
    'cgid=',
    'price=100',
    'price=(a..b)',
    'price=(200..100)',
    'htype=shoe',
    'pmpt=x',
  ])('refuses %j', (text) => {
    expect(() => parseRefinement(text)).toThrow(RefinementError)
  })
})

describe('mergeRefinements', () => {
  it('makes values of one attribute alternatives', () => {
    const parsed = ['c_a=1', 'c_b=2', 'c_a=3'].map(parseRefinement)
    expect(mergeRefinements(parsed)).toEqual([
      {kind: 'attribute', attributeId: 'c_a', values: ['1', '3']},
      {kind: 'attribute', attributeId: 'c_b', values: ['2']},
    ])
  })

  it('gives the role to the promotion, and lets a role alone change nothing', () => {
    const merged = (...texts: string[]) => mergeRefinements(texts.map(parseRefinement))
    expect(merged('pmpt=bonus', 'pmid=spring')).toEqual([
      {kind: 'promotion', attributeId: 'pmid', ids: ['spring'], role: 'bonus'},
    ])
    expect(merged('pmpt=bonus')).toEqual([])
  })
})
