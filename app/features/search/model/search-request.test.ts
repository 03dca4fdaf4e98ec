import {parseListingRequest} from '@app/features/catalog/public/listing-request'
import {hasSearch} from './search-request'

describe('hasSearch', () => {
  it.each([
    ['q=wool', true],
    ['pmid=spring', true],
    ['q=%20%20', false],
    ['sort=newest', false],
  ])('%s: %s', (query, expected) => {
    expect(hasSearch(parseListingRequest(new URLSearchParams(query)))).toBe(expected)
  })
})
