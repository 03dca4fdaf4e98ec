import {changesDocument, needsOwnDocument} from './routes'

it.each([
  ['/deu/de-de/appcheckout', true],
  ['/usa/en-us/appcheckout?express=wallet', true],
  ['/deu/de-de/appcheckout/confirmation?token=x', true],
  ['/deu/de-de/appcart', false],
  ['/appcheckout', false],
  ['/deu/de-de/', false],
])('%s needs a document of its own: %s', (path, expected) =>
  expect(needsOwnDocument(path)).toBe(expected),
)

it.each([
  ['/deu/de-de/appcart', '/deu/de-de/appcheckout', true],
  ['/deu/de-de/appcheckout', '/deu/de-de/home', true],
  ['/deu/de-de/appcheckout?step=2', '/deu/de-de/appcheckout/confirmation?token=x', false],
  ['/deu/de-de/home', '/deu/de-de/appcart', false],
])('a change from %s to %s loads a document: %s', (from, to, expected) =>
  expect(changesDocument(from, to)).toBe(expected),
)
