import {readParams} from '@common/route-params'
import {categoryPathOf, lastSegment} from './category-path'

it('is what the address has, without empty parts', () => {
  const params = readParams({categoryPath: '/strollers//strollers-city/'})
  expect(categoryPathOf(params)).toEqual(['strollers', 'strollers-city'])
  expect(categoryPathOf({})).toEqual([])
})

it('ends with the category', () => {
  expect(lastSegment(['strollers', 'strollers-city'])).toBe('strollers-city')
  expect(lastSegment(['a/b'])).toBe('a/b')
  expect(lastSegment([])).toBe('')
})
