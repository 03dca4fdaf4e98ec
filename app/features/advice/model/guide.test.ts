import {adviceOf, guideOf, measured, type Measure} from './guide'

const height: Measure = {id: 'height', label: 'Height', unit: 'cm', max: 160}
const age: Measure = {id: 'age', label: 'Age', unit: 'months', max: 144}
const row = (fits: Record<string, [number, number]>) => ({cells: ['x'], fits})
const guide = {
  measures: [height, age],
  rows: [
    row({height: [50, 68], age: [0, 6]}),
    row({height: [68, 86], age: [6, 18]}),
    row({height: [86, 104], age: [18, 48]}),
  ],
}

describe('adviceOf', () => {
  it.each([
    [60, 0],
    [68, 0],
    [68.5, 1],
    [104, 2],
  ])('%s cm: the smaller size where two meet', (value, index) => {
    expect(adviceOf(guide, {height: value})).toEqual({kind: 'row', index})
  })

  it('goes by height where both are known, by age where only that is', () => {
    expect(adviceOf(guide, {height: 90, age: 3})).toEqual({kind: 'row', index: 2})
    expect(adviceOf(guide, {age: 3})).toEqual({kind: 'row', index: 0})
  })

  it('has none for a child outside of the table, and says nothing unasked', () => {
    expect(adviceOf(guide, {height: 110})).toEqual({kind: 'none'})
    expect(adviceOf(guide, {height: 40})).toEqual({kind: 'none'})
    expect(adviceOf(guide, {})).toBeUndefined()
  })
})

describe('measured', () => {
  it.each([
    ['68', 68],
    [' 68,5 ', 68.5],
    ['68.5', 68.5],
    ['', undefined],
    ['tall', undefined],
    ['-3', undefined],
    ['999', undefined],
  ])('%p', (text, value) => {
    expect(measured(text, height)).toBe(value)
  })
})

describe('guideOf', () => {
  it('reads a guide and leaves out what makes no sense', () => {
    const read = guideOf({
      title: ' Which size? ',
      measures: [{id: 'height', label: 'Height', unit: 'cm'}, {id: ''}, null],
      columns: ['Size'],
      rows: [
        {cells: ['70'], fits: {height: [50, 68], age: 'young'}, choice: {size: '70', wide: 1}},
        {cells: []},
        null,
      ],
      notes: ['Feel the neck.', ''],
    })
    expect(read).toEqual({
      title: 'Which size?',
      intro: '',
      measures: [{id: 'height', label: 'Height', unit: 'cm', max: Infinity}],
      columns: ['Size'],
      rows: [{cells: ['70'], fits: {height: [50, 68]}, choice: {size: '70'}}],
      notes: ['Feel the neck.'],
    })
  })

  it('reads the maximum of a measure, and leaves out invalid ranges', () => {
    const measures = [{id: 'height', label: 'Height', unit: 'cm', max: 160}]
    const fits = {height: [50, 68], a: [1], b: [1, '2'], c: ['x', 'y'], d: [1, 2, 3], e: null}
    expect(guideOf({measures, rows: [{cells: ['70'], fits}]})).toMatchObject({
      measures: [{max: 160}],
      rows: [{fits: {height: [50, 68]}}],
    })
    const [read] = guideOf({rows: [{cells: ['70'], fits}]}).rows
    expect(Object.keys(read?.fits ?? {})).toEqual(['height'])
  })

  it('refuses data without a table', () => {
    expect(() => guideOf({title: 'x'})).toThrow('no rows')
    expect(() => guideOf(null)).toThrow('no rows')
  })
})
