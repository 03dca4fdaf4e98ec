import {sites} from '@config/sites/registry'
import messages from '@translations/en-GB.json'
import type {MessageId} from '@app/shared/i18n/messages'
import {siteName} from './site-names'

const t = (id: MessageId): string => messages[id]

it('every configured site has a name of its own', () => {
  const names = sites.map((site) => siteName(site, 'en-GB', t))
  expect(new Set(names).size).toBe(sites.length)
  expect(names).toEqual(expect.arrayContaining(['International', 'Germany', 'Japan']))
})

it('the name of a country is in the language of the page', () => {
  const site = {id: 'JPN', countryCode: 'JP'}
  expect([siteName(site, 'de-DE', t), siteName(site, 'ja-JP', t)]).toEqual(['Japan', '日本'])
})
