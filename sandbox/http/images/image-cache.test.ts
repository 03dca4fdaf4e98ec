import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {ImageCache} from './image-cache'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'image-cache-'))
})
afterEach(() => fs.rmSync(root, {recursive: true}))

const bytes = (length: number) => () => Promise.resolve(Buffer.alloc(length))
const stored = () => fs.readdirSync(path.join(root, '1')).sort()

async function until(condition: () => boolean): Promise<void> {
  for (let round = 0; round < 500 && !condition(); round += 1)
    await new Promise((resolve) => setTimeout(resolve, 10))
  expect(condition()).toBe(true)
}

it('keeps what was asked for last, within its bytes', async () => {
  const cache = new ImageCache(root, '1', 1000)
  for (const name of ['a', 'b', 'c']) await cache.get(name, bytes(300))
  expect((await cache.get('a', bytes(300))).hit).toBe(true)
  await cache.get('d', bytes(300))
  await until(() => stored().join() === 'a,c,d')
  expect((await cache.get('b', bytes(300))).hit).toBe(false)
})

it('answers a picture that is larger than all of it, and does not keep it', async () => {
  const cache = new ImageCache(root, '1', 1000)
  expect((await cache.get('large', bytes(2000))).bytes).toHaveLength(2000)
  await until(() => stored().length === 0)
})

it('counts what an earlier process stored, and removes its half-written files', async () => {
  const before = new ImageCache(root, '1', 1000)
  for (const name of ['a', 'b', 'c']) await before.get(name, bytes(300))
  const day = new Date(Date.now() - 86_400_000)
  fs.utimesSync(path.join(root, '1', 'b'), day, day)
  fs.writeFileSync(path.join(root, '1', 'x.123.part'), 'half')
  const cache = new ImageCache(root, '1', 1000)
  expect(stored()).toEqual(['a', 'b', 'c'])
  await cache.get('d', bytes(300))
  await until(() => stored().join() === 'a,c,d')
})
