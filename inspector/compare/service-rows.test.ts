import {SCRIPT_IDS} from '../../config/scripts/records'
import {withPreferences} from '../../config/site-preferences'
import {DEU, factsOf} from '../testing/facts-of'
import {serviceRows} from './service-rows'

const rows = (preferences: Record<string, unknown>) =>
  new Map(
    serviceRows(factsOf({preferences, effective: withPreferences(DEU, preferences)})).map((row) => [
      row.key,
      row,
    ]),
  )

it('has a row for each record of the registry, and whether the site uses it', () => {
  const off = rows({})
  expect([...off.keys()]).toEqual(SCRIPT_IDS.map((id) => `script.${id}`))
  expect(off.get('script.chat')?.cells['DEU']?.value).toBe('not used')
  expect(off.get('script.payment')?.cells['DEU']).toEqual({value: 'used', source: 'configuration'})
  const on = rows({chatEnabled: true, chatBotKey: 'bot'})
  expect(on.get('script.chat')?.cells['DEU']).toMatchObject({
    value: 'used',
    detail: '/third-party/chat.js',
  })
})

it('says what a service needs and stores', () => {
  expect(rows({}).get('script.chat')?.meaning).toBe(
    'Needs consent for preferences. Stores chat-transcript.',
  )
  expect(rows({}).get('script.registry')?.meaning).toContain('Runs without consent')
})
