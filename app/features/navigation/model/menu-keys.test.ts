import {moveInBar, moveInPanel} from './menu-keys'

describe('keys in the panel of the mega menu', () => {
  const columns = [3, 2]

  it.each([
    ['ArrowDown', {column: 0, row: 0}, {column: 0, row: 1}],
    ['ArrowDown', {column: 0, row: 2}, {column: 1, row: 0}],
    ['ArrowDown', {column: 1, row: 1}, {column: 1, row: 1}],
    ['ArrowUp', {column: 0, row: 2}, {column: 0, row: 1}],
    ['ArrowUp', {column: 1, row: 0}, {column: 0, row: 2}],
    ['Home', {column: 1, row: 1}, {column: 0, row: 0}],
    ['End', {column: 0, row: 0}, {column: 1, row: 1}],
  ])('%s from %o leads to %o', (key, from, to) => {
    expect(moveInPanel(columns, from, key)).toEqual(to)
  })

  it.each([
    [1, {column: 0, row: 2}, {column: 1, row: 1}],
    [1, {column: 1, row: 0}, {column: 1, row: 0}],
    [-1, {column: 1, row: 1}, {column: 0, row: 1}],
  ])('%i step across from %o leads to %o', (across, from, to) => {
    expect(moveInPanel(columns, from, 'ArrowRight', across)).toEqual(to)
  })

  it('leaves the panel upwards', () => {
    expect(moveInPanel(columns, {column: 0, row: 0}, 'ArrowUp')).toBeNull()
  })

  it('leaves other keys alone', () => {
    expect(moveInPanel(columns, {column: 0, row: 0}, 'Tab')).toBeNull()
  })
})

describe('keys in the top bar', () => {
  it.each([
    ['Home', 4, 0],
    ['End', 4, 6],
    ['Enter', 4, null],
  ])('%s from %i leads to %s', (key, from, to) => {
    expect(moveInBar(7, from, key)).toBe(to)
  })

  it.each([
    [1, 0, 1],
    [1, 6, 0],
    [-1, 0, 6],
  ])('%i step across from %i leads to %i', (across, from, to) => {
    expect(moveInBar(7, from, 'ArrowRight', across)).toBe(to)
  })
})
