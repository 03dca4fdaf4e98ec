import {DEU, JPN, USA} from '@config/testing/sites'
import type {LocaleConfig, SiteConfig} from '@config/schema'
import {inLocale, localeChoices} from './locale-choices'

const localeOf = (site: SiteConfig, id: string): LocaleConfig => {
  const locale = site.l10n.supportedLocales.find((candidate) => candidate.id === id)
  if (!locale) throw new Error(id)
  return locale
}

describe('address in another locale', () => {
  it.each([
    ['/deu/de-de/product/P1?color=sage', '/deu/en-de/product/P1?color=sage'],
    ['/deu/de-de', '/deu/en-de'],
    ['/deu/de-de?x=1', '/deu/en-de?x=1'],
    ['/unknown-page', '/deu/en-de/unknown-page'],
  ])('%s', (from, to) => {
    expect(inLocale(from, DEU, {alias: 'en-de'})).toBe(to)
  })
})

describe('choices of the locale selector (rule SITE-7)', () => {
  it('lists the locales of the site by language name and keeps the page', () => {
    const choices = localeChoices(DEU, localeOf(DEU, 'en-DE'), '/deu/en-de/search?q=pram')
    expect(choices).toEqual([
      {id: 'de-DE', name: 'Deutsch', href: '/deu/de-de/search?q=pram', current: false},
      {id: 'en-DE', name: 'English', href: '/deu/en-de/search?q=pram', current: true},
    ])
  })

  it('sorts scripts other than Latin behind', () => {
    const names = localeChoices(JPN, localeOf(JPN, 'ja-JP'), '/jpn/ja-jp').map(({name}) => name)
    expect(names).toEqual(['English', '日本語'])
  })

  it('is empty where the site has one locale', () => {
    expect(localeChoices(USA, localeOf(USA, 'en-US'), '/usa/en-us')).toEqual([])
  })
})
