import {callShop} from '../../testing/shopper'
import type {TestShop} from '../../testing/test-shop'
import {startTestShop} from '../../testing/test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const translate = (body: unknown, key = '?key=k') =>
  callShop<{data: {translations: object[]}; error: object}>(
    shop,
    'POST',
    `/language/translate/v2${key}`,
    {body},
  )

it('answers in the order of the question, and marks what it translated', async () => {
  const {status, body} = await translate({
    q: ['Hej', 'Fin & stark'],
    source: 'sv',
    target: 'de',
    format: 'text',
  })
  expect(status).toBe(200)
  expect(body.data.translations).toEqual([
    {translatedText: '[de] Hej'},
    {translatedText: '[de] Fin & stark'},
  ])
})

it('guesses the source, and escapes when nobody says that it is text', async () => {
  expect((await translate({q: 'a & b', target: 'ja'})).body.data.translations).toEqual([
    {translatedText: '[ja] a &#38; b', detectedSourceLanguage: 'en'},
  ])
})

it('takes a form', async () => {
  const response = await fetch(`${shop.baseUrl}/translation/language/translate/v2?key=k`, {
    method: 'POST',
    body: new URLSearchParams([
      ['q', 'one'],
      ['q', 'two'],
      ['target', 'fr'],
      ['source', 'en'],
      ['format', 'text'],
    ]),
  })
  expect(await response.json()).toEqual({
    data: {translations: [{translatedText: '[fr] one'}, {translatedText: '[fr] two'}]},
  })
})

it.each([
  ['without a key', {q: 'a', target: 'de'}, '', 403, 'PERMISSION_DENIED'],
  ['without a target', {q: 'a'}, '?key=k', 400, 'INVALID_ARGUMENT'],
  ['into no language', {q: 'a', target: 'Elvish!'}, '?key=k', 400, 'INVALID_ARGUMENT'],
])('refuses %s', async (_name, body, key, status, reason) => {
  expect(await translate(body, key)).toMatchObject({
    status,
    body: {error: {code: status, status: reason}},
  })
})
