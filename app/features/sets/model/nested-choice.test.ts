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
