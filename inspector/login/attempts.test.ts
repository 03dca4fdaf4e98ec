import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {createAttempts} from './attempts'

const CLIENT = '192.0.2.7'
let folder: string
let now = 1_700_000_000_000
/** Attempts as another process of the host sees them. */
const process = () => createAttempts(folder, 'a long password of operators', () => now)

beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'attempts-')), 'attempts')
})
afterEach(() => fs.rmSync(path.dirname(folder), {recursive: true}))

async function waits(count: number): Promise<number[]> {
  const found: number[] = []
  for (let attempt = 0; attempt < count; attempt += 1) found.push(await process().begin(CLIENT))
  return found
}

it('lets a client wait longer after each attempt, whichever process it reaches', async () => {
  expect(await waits(4)).toEqual([0, 0, 0, 2])
  now += 2_000
  expect(await waits(2)).toEqual([0, 4])
  now += 4_000
  expect(await waits(2)).toEqual([0, 8])
  expect(await process().begin('192.0.2.8')).toBe(0)
})

it('counts attempts at the same time one by one', async () => {
  const many = await Promise.all(Array.from({length: 20}, () => process().begin(CLIENT)))
  expect(many.filter((wait) => wait === 0).length).toBeLessThanOrEqual(3)
})

it('forgets a client after a success, and after an hour', async () => {
  await waits(3)
  await process().succeeded(CLIENT)
  expect(await waits(3)).toEqual([0, 0, 0])
  now += 60 * 60_000 + 1
  expect(await waits(1)).toEqual([0])
  expect(fs.readdirSync(folder)).toHaveLength(1)
})

it('never waits longer than a quarter of an hour, and keeps no address', async () => {
  for (let attempt = 0; attempt < 15; attempt += 1) {
    const wait = await process().begin(CLIENT)
    expect(wait).toBeLessThanOrEqual(900)
    now += wait * 1_000
  }
  expect(fs.readdirSync(folder, {recursive: true}).join()).not.toContain(CLIENT)
})
