import express from 'express'
import {startHost, type RunningHost} from '../../host/test/start-host'
import {clientOf, parseTrustedProxies} from './client-address'
import {limitRate} from './limit-rate'

let running: RunningHost
let answered = 0

beforeAll(async () => {
  const trusted = parseTrustedProxies('loopback')
  const app = express()
  app.get(
    '/drawn',
    limitRate('drawn', {perSecond: 0.1, burst: 3}, (req) => clientOf(req, trusted)),
    (_req, res) => {
      answered += 1
      res.send('drawn')
    },
  )
  running = await startHost(app)
})
afterAll(() => running.close())

const ask = (client: string) =>
  fetch(`${running.base}/drawn`, {headers: {'X-Forwarded-For': client}})

it('answers 429 to the client that asks too often, and to no other', async () => {
  const answers = await Promise.all(Array.from({length: 8}, () => ask('198.51.100.7')))
  expect(answers.filter(({status}) => status === 200)).toHaveLength(3)
  expect(answered).toBe(3)
  const refused = answers.find(({status}) => status === 429)
  expect(refused?.headers.get('cache-control')).toBe('no-store')
  const seconds = Number(refused?.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(10)
  expect(await refused?.json()).toEqual({
    title: 'Too many requests',
    detail: `Try again in ${seconds} s.`,
  })
  expect((await ask('198.51.100.8')).status).toBe(200)
})

it('takes addresses of one IPv6 network for one client', async () => {
  const hosts = Array.from({length: 8}, (_, index) => `2001:db8:1:2::${index + 1}`)
  const answers = await Promise.all(hosts.map(ask))
  expect(answers.filter(({status}) => status === 200)).toHaveLength(3)
  expect((await ask('2001:db8:1:3::1')).status).toBe(200)
})

it('believes nobody whose proxy is not trusted', async () => {
  const statuses = []
  for (let index = 0; index < 5; index += 1) {
    statuses.push((await ask(`198.51.100.${index}, 203.0.113.9`)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})
