import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {PaymentPageFact} from '../facts/facts'
import {factsOf} from '../testing/facts-of'
import {changesOf, createPaymentHistory} from './payment-history'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payment-'))
})
afterEach(() => fs.rmSync(folder, {recursive: true, force: true}))

const page = (hash: string): PaymentPageFact => ({
  path: '/deu/de-de/appcheckout',
  status: 200,
  headers: {'x-frame-options': 'SAMEORIGIN'},
  scripts: [{src: '/main.js', integrity: hash, hash}],
  later: [],
  services: [],
})
const run = (takenAt: string, payment: PaymentPageFact | null) => ({...factsOf({payment}), takenAt})

it('keeps each version with the time at which it was first and last seen', async () => {
  const history = createPaymentHistory(folder)
  await history.add(run('1', page('sha256-a')))
  await history.add(run('2', page('sha256-a')))
  await history.add(run('3', {...page(''), status: 0}))
  await history.add(run('4', page('sha256-b')))
  const versions = await createPaymentHistory(folder).read()
  expect(versions.map(({firstSeen, lastSeen}) => [firstSeen, lastSeen])).toEqual([
    ['1', '2'],
    ['4', '4'],
  ])
  expect(changesOf(versions[0]!, versions[1]!)).toEqual([
    {name: 'script /main.js', before: 'sha256-a', after: 'sha256-b'},
  ])
})

it('is empty before the first run and without a checkout', async () => {
  const history = createPaymentHistory(folder)
  expect(await history.read()).toEqual([])
  await history.add(run('1', null))
  expect(await history.read()).toEqual([])
})
