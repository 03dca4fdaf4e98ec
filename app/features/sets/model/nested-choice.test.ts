import {nestedSearch, withNestedChoice} from './nested-choice'

it('the choice of a part is under its product id (rule ROUTE-4)', () => {
  const search = new URLSearchParams('?BH-3010=color%3Doak%26size%3D70&color=moss')
  expect([...nestedSearch(search, 'BH-3010')]).toEqual([
    ['color', 'oak'],
    ['size', '70'],
  ])
  expect([...nestedSearch(search, 'BH-1010')]).toEqual([])
})

it('another choice of one part leaves the page and the other parts as they are', () => {
  const before = '?color=moss&BH-1=size%3D70&BH-2=color%3Doak%26pid%3DBH-2-oak'
  const after = withNestedChoice(before, 'BH-2', {color: 'ash', size: 's'})
  expect(after).toBe('?color=moss&BH-1=size%3D70&BH-2=color%3Dash%26size%3Ds')
  expect(withNestedChoice('', 'BH-2', {color: 'ash'})).toBe('?BH-2=color%3Dash')
})

describe('choices of parts (rule ROUTE-4)', () => {
  it('are a query of their own under the id of the part', () => {
    const search = withNestedChoice('?BH-2=size%3D70&x=1', 'BH-1', {color: 'oak'})
    expect(new URLSearchParams(search).get('BH-1')).toBe('color=oak')
    expect(nestedSearch(new URLSearchParams(search), 'BH-2').get('size')).toBe('70')
    expect(new URLSearchParams(search).get('x')).toBe('1')
  })

  it('take the place of a variant that was named', () => {
    const search = withNestedChoice('?BH-1=pid%3DBH-1-oak', 'BH-1', {color: 'walnut'})
    expect(new URLSearchParams(search).get('BH-1')).toBe('color=walnut')
  })
})
