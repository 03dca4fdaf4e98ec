import http from 'node:http'
import type {AddressInfo} from 'node:net'
import express from 'express'
import {configured} from '../../config/testing/configured'
import {REVIEW_TRANSLATION_PATH, reviewTranslation} from './review-translation'
import {passSeconds, restoreTime} from '../host/test/time'

const REVIEW = {
  ContentLocale: 'sv_SE',
  Title: 'Stolen som växer med',
  ReviewText: 'Tredje barnet, fortfarande stadig.',
  Pros: null,
  Cons: 'Tung',
}

const servers: http.Server[] = []

async function listen(handler: http.RequestListener): Promise<string> {
  const server = http.createServer(handler).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Reviews and translation behind one origin, and the route under test in front of them. */
async function start({reviews = {HasErrors: false, Results: [REVIEW]}, broken = false} = {}) {
  const calls: {url: string; body: string}[] = []
  const backend = await listen((req, res) => {
    let body = ''
    req.on('data', (part: Buffer) => (body += part.toString()))
    req.on('end', () => {
      calls.push({url: req.url ?? '', body})
      if (req.url?.startsWith('/data/')) {
        res.end(JSON.stringify(reviews))
        return
      }
      if (broken) {
        res.writeHead(503).end()
        return
      }
      const {q, target} = JSON.parse(body) as {q: string[]; target: string}
      const translations = q.map((text) => ({translatedText: `[${target}] ${text}`}))
      res.end(JSON.stringify({data: {translations}}))
    })
  })
  const app = express()
  app.get(
    REVIEW_TRANSLATION_PATH,
    reviewTranslation({
      REVIEWS_ORIGIN: configured(backend),
      REVIEWS_PASSKEY: 'pass',
      TRANSLATION_ORIGIN: configured(backend),
      TRANSLATION_API_KEY: 'secret-key',
      BACKEND_TIMEOUT_MS: 2000,
    }),
  )
  const origin = await listen(app)
  const get = async (path: string) => {
    const response = await fetch(`${origin}/services/review-translation/${path}`)
    return {
      status: response.status,
      cache: response.headers.get('cache-control'),
      body: (await response.json()) as Record<string, string>,
    }
  }
  return {calls, get}
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  restoreTime()
  for (const server of servers.splice(0)) server.close()
})

it('translates what the review has, with the key that only the server knows', async () => {
  const {calls, get} = await start()
  const answer = await get('42?locale=de-DE')
  expect(answer).toEqual({
    status: 200,
    cache: 'public, max-age=86400',
    body: {
      title: '[de] Stolen som växer med',
      text: '[de] Tredje barnet, fortfarande stadig.',
      pros: '',
      cons: '[de] Tung',
    },
  })
  expect(calls[0]?.url).toContain('Filter=Id%3A42')
  expect(calls[1]?.url).toBe('/language/translate/v2?key=secret-key')
  expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({source: 'sv', format: 'text'})
})

it('asks once for what many want, and again after a failure', async () => {
  const {calls, get} = await start()
  await Promise.all([get('42?locale=de-DE'), get('42?locale=en-DE'), get('42?locale=de-DE')])
  expect(calls.filter(({url}) => url.startsWith('/language'))).toHaveLength(2)
  const failing = await start({broken: true})
  expect(await failing.get('42?locale=de-DE')).toMatchObject({status: 502, cache: 'no-store'})
  expect(await failing.get('42?locale=de-DE')).toMatchObject({status: 502, cache: 'no-store'})
  const translated = () => failing.calls.filter(({url}) => url.startsWith('/language'))
  expect(translated()).toHaveLength(1)
  passSeconds(11)
  await failing.get('42?locale=de-DE')
  expect(translated()).toHaveLength(2)
})

it('looks an unknown review up once in five minutes', async () => {
  const {calls, get} = await start({reviews: {HasErrors: false, Results: []}})
  for (let times = 0; times < 3; times += 1) {
    expect((await get('42?locale=de-DE')).status).toBe(404)
  }
  expect(calls).toHaveLength(1)
  passSeconds(301)
  await get('42?locale=de-DE')
  expect(calls).toHaveLength(2)
})

it('leaves a review in the reader’s language as it is', async () => {
  const {calls, get} = await start({
    reviews: {HasErrors: false, Results: [{...REVIEW, ContentLocale: 'de_DE'}]},
  })
  expect((await get('42?locale=de-DE')).body.title).toBe(REVIEW.Title)
  expect(calls).toHaveLength(1)
})

it.each([
  ['an unknown review', '42?locale=de-DE', {HasErrors: false, Results: []}, 404],
  ['a refusal', '42?locale=de-DE', {HasErrors: true, Results: []}, 502],
  ['a language that the shop does not speak', '42?locale=xx-XX', undefined, 400],
  ['no language', '42', undefined, 400],
  ['an id that is none', 'a%3Ab,c?locale=de-DE', undefined, 400],
])('answers %s and lets nobody keep it', async (_name, path, reviews, status) => {
  const {get} = await start(reviews && {reviews})
  expect(await get(path)).toMatchObject({status, cache: 'no-store'})
})
