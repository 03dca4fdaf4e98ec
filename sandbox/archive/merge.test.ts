import {mergeColumns, mergeJson} from './merge'

describe('mergeJson', () => {
  it('goes into objects and replaces everything else', () => {
    expect(
      mergeJson(
        {name: {default: 'Chair', de: 'Stuhl'}, badges: ['New'], rank: 1},
        {name: {de: 'Hochstuhl'}, badges: ['Oak']},
      ),
    ).toEqual({name: {default: 'Chair', de: 'Hochstuhl'}, badges: ['Oak'], rank: 1})
  })
})

describe('mergeColumns', () => {
  const stored = {texts: '{"name":{"default":"Chair"}}', rank: 3}

  it('keeps what the change leaves open', () => {
    expect(mergeColumns(stored, {texts: {name: {de: 'Stuhl'}}, rank: undefined})).toEqual({
      texts: {name: {default: 'Chair', de: 'Stuhl'}},
      rank: 3,
    })
  })

  it('is the change itself for a new row', () => {
    const change = {texts: {}, rank: undefined}
    expect(mergeColumns(undefined, change)).toBe(change)
  })
})
