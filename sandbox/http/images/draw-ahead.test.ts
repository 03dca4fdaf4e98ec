import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {openDatabase} from '../../db/database'
import {drawAhead, firstPictures} from './draw-ahead'
import {DrawingThread} from './drawing-thread'
import {ImageCache} from './image-cache'
import {pictureName} from './picture-path'
import {PictureStudio} from './picture-studio'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'draw-ahead-'))
const thread = new DrawingThread()
const studio = new PictureStudio(thread, new ImageCache(dataDir, 'r1'), 'r1')
const chair = {
  kind: 'product',
  family: 'highchair',
  model: 'grow',
  colour: 'beech',
  view: 'mainview-1',
} as const

const wish = {width: 60, height: null, mode: 'fit', quality: null, background: null} as const

afterAll(async () => {
  await thread.close()
  rmSync(dataDir, {recursive: true, force: true})
})

describe('drawing ahead', () => {
  it('begins with the home page, then takes the first view of every colour once', () => {
    const db = openDatabase(dataDir)
    const insert = db.prepare(
      "INSERT INTO product_image VALUES (?, 0, ?, 'mainview', '', ?, '', '')",
    )
    insert.run('A', 0, 'nursery/highchair/grow/oak/mainview-1.jpg')
    insert.run('A', 1, 'nursery/highchair/grow/oak/mainview-2.jpg')
    insert.run('B', 0, 'nursery/highchair/grow/oak/mainview-1.jpg')
    insert.run('B', 1, 'elsewhere/mainview-1.jpg')
    const names = firstPictures(db).map(pictureName)
    db.close()
    expect(names[0]).toMatch(/^content\/home/)
    expect(names.filter((name) => !name.startsWith('content/'))).toEqual([
      'nursery/highchair/grow/oak/mainview-1',
    ])
  })

  it('leaves a master from which an answer is cut', async () => {
    await drawAhead(studio, [chair], () => 0, new AbortController().signal)
    const masters = readdirSync(path.join(dataDir, 'r1'))
    expect(masters).toHaveLength(1)
    const {hit} = await studio.picture({picture: chair, wish, format: 'webp'})
    expect(hit).toBe(false)
    // Cut from what is there: no second master.
    expect(readdirSync(path.join(dataDir, 'r1')).filter((f) => f.includes('master'))).toEqual(
      masters,
    )
  }, 60_000)

  it('draws nothing while requests keep coming, and stops when the server closes', async () => {
    const closing = new AbortController()
    const run = drawAhead(studio, [{...chair, colour: 'walnut'}], () => Date.now(), closing.signal)
    setTimeout(() => closing.abort(), 100)
    await run
    expect(readdirSync(path.join(dataDir, 'r1')).filter((f) => f.includes('master'))).toHaveLength(
      1,
    )
  })
})
