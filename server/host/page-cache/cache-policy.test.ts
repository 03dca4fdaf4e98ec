import {readCachePolicy} from './cache-policy'

const seconds = (fresh: number, stale: number, error: number) => ({
  freshMs: fresh * 1000,
  staleMs: stale * 1000,
  errorMs: error * 1000,
})

it.each([
  ['public, max-age=900, s-maxage=60, stale-while-revalidate=14400', seconds(60, 14400, 7)],
  ['max-age=10', seconds(10, 0, 7)],
  ['MAX-AGE=10, Stale-If-Error=30', seconds(10, 0, 30)],
  ['max-age=0, stale-while-revalidate=5', seconds(0, 5, 7)],
  ['max-age=10, stale-while-revalidate=5, must-revalidate', seconds(10, 0, 0)],
  ['max-age=10, proxy-revalidate, stale-while-revalidate=5', seconds(10, 0, 0)],
  ['max-age=0, must-revalidate, stale-while-revalidate=5', null],
  ['s-maxage=0, max-age=10', null],
  ['s-maxage=abc, max-age=10', null],
  [' max-age = "10" , , stale-if-error = 0 ', seconds(10, 0, 0)],
  ['max-age=10, stale-while-revalidate=x, stale-if-error=', seconds(10, 0, 7)],
  ['max-age=999999999', seconds(999_999_999, 0, 7)],
  ['max-age=1000000000', null],
  ['max-age=1x', null],
  ['max-age=x1', null],
  ['max-age=1"0', null],
  ['max-age', null],
  ['max-age=0', null],
  ['no-store, max-age=10', null],
  ['private, max-age=10', null],
  ['no-cache, max-age=10', null],
  ['public', null],
  ['max-age=-1', null],
  ['max-age=abc', null],
  ['', null],
  [undefined, null],
])('the policy of %p', (header, expected) => {
  expect(readCachePolicy(header, 7000)).toEqual(expected)
})
