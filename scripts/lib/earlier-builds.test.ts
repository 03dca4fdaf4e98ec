import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import express from 'express'
import {startHost} from '../../server/host/test/start-host'
import {KEEP_MS, keepBuild, keepEarlierRelease, pruneBuilds} from './earlier-builds'

let root: string
const at = (...parts: string[]) => path.join(root, ...parts)

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'builds-'))
  fs.mkdirSync(at('build/static'), {recursive: true})
  fs.mkdirSync(at('build/config'))
  for (const file of ['main.js', 'main.js.br', 'static/logo.svg', 'ssr.js', 'config/default.js'])
    fs.writeFileSync(at('build', file), file)
  fs.writeFileSync(at('build/bundle-id'), 'one\n')
})

afterEach(() => fs.rmSync(root, {recursive: true}))

it('keeps what browsers load of a replaced build, and nothing of the server', () => {
  keepBuild(at('build'), at('earlier'))
  const stored = fs.readdirSync(at('earlier/one'), {recursive: true}).map(String).sort()
  expect(stored).toEqual(['main.js', 'main.js.br', 'static', 'static/logo.svg'])
})

it('keeps the files of a release, and those that it kept, for the host of the next one', async () => {
  const replaced = new Date('2026-11-01T10:00:00Z')
  keepBuild(at('build'), at('first/.cache/bundles'), replaced)
  fs.cpSync(at('build'), at('second/build'), {recursive: true})
  fs.writeFileSync(at('second/build/bundle-id'), 'two\n')
  expect(keepEarlierRelease(at('first'), at('second/.cache/bundles'))).toBe(1)
  const earlier = at('third/.cache/bundles')
  expect(keepEarlierRelease(at('second'), earlier)).toBe(2)
  expect(fs.statSync(path.join(earlier, 'one')).mtime).toEqual(replaced)
  const {base, close} = await startHost(express(), {}, {earlierBuilds: earlier})
  const statuses = await Promise.all(
    ['one', 'two', 'unknown'].map(async (id) => {
      const answer = await fetch(`${base}/mobify/bundle/${id}/main.js`)
      return [answer.status, answer.status === 200 ? await answer.text() : '']
    }),
  )
  await close()
  expect(statuses).toEqual([
    [200, 'main.js'],
    [200, 'main.js'],
    [404, ''],
  ])
})

it('keeps nothing of a first release', () => {
  expect(keepEarlierRelease(at('nowhere'), at('earlier'))).toBe(0)
})

it('keeps nothing when there was no build', () => {
  keepBuild(at('nowhere'), at('earlier'))
  expect(fs.existsSync(at('earlier'))).toBe(false)
})

it('keeps a build for longer than any page that names its files', () => {
  const now = Date.now()
  expect(KEEP_MS).toBeGreaterThan((4 * 60 + 15) * 60_000)
  keepBuild(at('build'), at('earlier'), new Date(now))
  pruneBuilds(at('earlier'), now + KEEP_MS - 1000)
  expect(fs.readdirSync(at('earlier'))).toEqual(['one'])
  pruneBuilds(at('earlier'), now + KEEP_MS + 1000)
  expect(fs.readdirSync(at('earlier'))).toEqual([])
})

it('keeps a bounded number of builds, the latest', () => {
  for (let count = 0; count < 25; count += 1) {
    fs.writeFileSync(at('build/bundle-id'), `b${count}`)
    keepBuild(at('build'), at('earlier'), new Date(Date.now() - (25 - count) * 1000))
  }
  pruneBuilds(at('earlier'))
  const remaining = fs.readdirSync(at('earlier'))
  expect(remaining).toHaveLength(20)
  expect(remaining).toContain('b24')
  expect(remaining).not.toContain('b0')
})
