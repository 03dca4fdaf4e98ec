import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {Facts} from '../facts/facts'
import {factsOf} from '../testing/facts-of'
import {createRuns, type Collect} from './runs'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'runs-'))
})
afterEach(() => fs.rmSync(folder, {recursive: true, force: true}))

const failures: unknown[] = []
const runsWith = (collect: Collect) =>
  createRuns({
    folder,
    siteIds: ['DEU'],
    shopOrigin: 'http://shop.test',
    collect,
    onFailure: (error) => failures.push(error),
  })

const takenAt = (text: string): Facts => ({...factsOf(), takenAt: text})

/** A collector that reports its sites and ends when the test says so. */
function heldCollect(facts: Facts) {
  let release: () => void = () => undefined
  let reported: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const hasReported = new Promise<void>((resolve) => (reported = resolve))
  const collect: Collect = async (onSite) => {
    for (const site of facts.sites) await onSite(site)
    reported()
    await held
    return facts
  }
  return {collect, release: () => release(), hasReported}
}

it('has nothing before the first run', async () => {
  const runs = runsWith(() => Promise.resolve(factsOf()))
  expect(await runs.latest()).toBeNull()
  expect(await runs.previous()).toBeNull()
  expect(await runs.progress()).toBeNull()
})

it('shows each site as soon as it was read, to every process of the folder', async () => {
  const {collect, release, hasReported} = heldCollect(factsOf())
  const runs = runsWith(collect)
  await runs.start()
  await hasReported
  const other = runsWith(() => Promise.reject(new Error('a second run')))
  await other.start()
  expect(await other.progress()).toMatchObject({done: 1, total: 1})
  expect((await other.latest())?.sites.map(({site}) => site.id)).toEqual(['DEU'])
  release()
  await runs.settled()
  expect(await other.progress()).toBeNull()
  expect(await other.latest()).toEqual(factsOf())
  expect(failures).toEqual([])
})

it('keeps the run before the last', async () => {
  for (const time of ['first', 'second', 'third']) {
    const runs = runsWith(() => Promise.resolve(takenAt(time)))
    await runs.start()
    await runs.settled()
  }
  const runs = runsWith(() => Promise.reject(new Error('not read')))
  expect([(await runs.latest())?.takenAt, (await runs.previous())?.takenAt]).toEqual([
    'third',
    'second',
  ])
})

it('calls of start at the same time share one run', async () => {
  let began = 0
  const runs = runsWith(() => {
    began += 1
    return Promise.resolve(factsOf())
  })
  await Promise.all([runs.start(), runs.start(), runs.start()])
  await runs.settled()
  expect(began).toBe(1)
})

it('takes a run of a killed process for ended', async () => {
  fs.mkdirSync(path.join(folder, 'running'))
  fs.writeFileSync(
    path.join(folder, 'running/start.json'),
    JSON.stringify({startedAt: 'then', total: 22}),
  )
  const longAgo = new Date(Date.now() - 120_000)
  fs.utimesSync(path.join(folder, 'running'), longAgo, longAgo)
  const runs = runsWith(() => Promise.resolve(factsOf()))
  expect(await runs.progress()).toBeNull()
  await runs.start()
  await runs.settled()
  expect(await runs.latest()).toEqual(factsOf())
})

it('reads a damaged file as none, and rejects when the folder cannot be written', async () => {
  fs.writeFileSync(path.join(folder, 'latest.json'), '{"takenAt":')
  expect(await runsWith(() => Promise.resolve(factsOf())).latest()).toBeNull()
  const file = path.join(folder, 'a-file')
  fs.writeFileSync(file, '')
  const runs = createRuns({
    folder: file,
    siteIds: [],
    shopOrigin: '',
    collect: () => Promise.resolve(factsOf()),
    onFailure: (error) => failures.push(error),
  })
  await expect(runs.start()).rejects.toThrow(/ENOTDIR|EEXIST/)
})
