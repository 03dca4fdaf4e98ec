import {categoryPathOf, lastSegment} from './category-path'

it('is what the address has, without empty parts', () => {
  expect(categoryPathOf({categoryPath: '/strollers//strollers-city/'})).toBe(
    'strollers/strollers-city',
  )
  expect(categoryPathOf({})).toBe('')
})

it('ends with the category', () => {
  expect(lastSegment('strollers/strollers-city')).toBe('strollers-city')
  expect(lastSegment('strollers')).toBe('strollers')
})
