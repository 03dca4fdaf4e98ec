/** @jest-environment jsdom */
import {arrowStep, readingSign} from './reading-direction'

afterEach(() => document.documentElement.removeAttribute('dir'))

it.each([
  ['ltr', 1],
  ['rtl', -1],
])('text %s has the sign %i', (dir, sign) => {
  document.documentElement.dir = dir
  expect(readingSign()).toBe(sign)
  expect(arrowStep('ArrowRight')).toBe(sign)
  expect(arrowStep('ArrowLeft')).toBe(-sign)
})

it('leaves other keys alone', () => {
  expect(arrowStep('ArrowUp')).toBeUndefined()
  expect(arrowStep('Enter')).toBeUndefined()
})
