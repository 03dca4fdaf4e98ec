import {fromChoice, fromPath, fromQuery} from './site-resolver'

const where = (found: {site: {id: string}; locale: {id: string}} | null) =>
  found && `${found.site.id} ${found.locale.id}`

describe('fromPath', () => {
  it.each([
    ['/deu/de-de/home', 'DEU de-DE'],
    ['/deu/en-de', 'DEU en-DE'],
    ['/jpn/ja-jp/category/strollers', 'JPN ja-JP'],
    ['/deu/ja-jp/home', null],
    ['/fra/fr-fr/home', 'FRA fr-FR'],
    ['/fra/de-de/home', null],
    ['/xyz/fr-fr/home', null],
    ['/home', null],
  ])('%s', (path, expected) => {
    expect(where(fromPath(path))).toBe(expected)
  })
})

describe('fromQuery', () => {
  it.each([
    ['site=DEU&locale=en-DE', 'DEU en-DE'],
    ['site=usa', 'USA en-US'],
    ['site=DEU&locale=xx-XX', 'DEU de-DE'],
    ['', 'GLO en-GR'],
    ['site=nowhere', 'GLO en-GR'],
    ['locale=en-DE', 'DEU en-DE'],
    ['locale=xx-XX', 'GLO en-GR'],
  ])('%s', (query, expected) => {
    expect(where(fromQuery(new URLSearchParams(query)))).toBe(expected)
  })
})

describe('fromChoice', () => {
  it.each([
    [{siteId: 'DEU', localeId: 'en-DE'}, 'DEU en-DE'],
    [{siteId: 'DEU', localeId: 'fr-FR'}, null],
    [{siteId: 'OLD', localeId: 'de-DE'}, null],
    [null, null],
  ])('%j', (choice, expected) => {
    expect(where(fromChoice(choice))).toBe(expected)
  })
})
