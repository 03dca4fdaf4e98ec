import {needsOwnDocument} from './routes'

it.each([
  ['/deu/de-de/appcheckout', true],
  ['/usa/en-us/appcheckout?express=wallet', true],
  ['/deu/de-de/appcheckout/confirmation?token=x', false],
  ['/deu/de-de/appcart', false],
  ['/appcheckout', false],
  ['/deu/de-de/', false],
])('%s needs a document of its own: %s', (path, expected) =>
  expect(needsOwnDocument(path)).toBe(expected),
)
