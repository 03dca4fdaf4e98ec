import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import {configured} from '../../config/testing/configured'
import {NoBrowser, type PictureBrowser} from './browser'
import {createPictures} from './pictures'

const SHOTS = [
  {siteId: 'DEU', path: '/deu/de-de/home'},
  {siteId: 'USA', path: '/usa/en-us/home'},
]
let folder: string
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-')), 'pictures')
})
afterEach(() => fs.rmSync(path.dirname(folder), {recursive: true, force: true}))

const jpeg = (background: string, mark = false): Promise<Buffer> => {
  const plain = sharp({create: {width: 100, height: 100, channels: 3, background}})
  const black = {create: {width: 50, height: 50, channels: 3, background: 'black'}} as const
  return (mark ? plain.composite([{input: black, left: 0, top: 0}]) : plain).jpeg().toBuffer()
}

/** A browser whose pages look as the test says. */
const browserOf = (look: (url: string) => Promise<Buffer | null>): PictureBrowser => ({
  photograph: look,
  close: () => Promise.resolve(),
})
const picturesOf = (look: (url: string) => Promise<Buffer | null>) =>
  createPictures(folder, {
    shopOrigin: 'https://shop.test',
    readFrom: configured('http://inside.test'),
    open: () => Promise.resolve(browserOf(look)),
  })

async function take(look: (url: string) => Promise<Buffer | null>) {
  const pictures = picturesOf(look)
  await pictures.start('home', 'phone', SHOTS)
  await pictures.settled()
  return (await pictures.album('home', 'phone'))?.pictures ?? []
}

it('opens the pages inside, keeps the pictures and links the shop', async () => {
  const opened: string[] = []
  const pictures = picturesOf((url) => {
    opened.push(url)
    return jpeg('white')
  })
  await pictures.start('home', 'phone', SHOTS)
  expect(await pictures.progress()).toEqual({done: 0, total: 2})
  await pictures.settled()
  expect(await pictures.progress()).toBeNull()
  expect(opened).toEqual(SHOTS.map(({path: one}) => `http://inside.test${one}`))
  const album = await pictures.album('home', 'phone')
  expect(album?.shopOrigin).toBe('https://shop.test')
  const file = pictures.fileOf(album?.pictures[0]?.file ?? '')
  expect(fs.existsSync(file ?? '')).toBe(true)
})

it('says how much of a page looks different from the run before', async () => {
  expect((await take(() => jpeg('white'))).map(({difference}) => difference)).toEqual([0, 0])
  const after = await take((url) => jpeg('white', url.includes('/usa/')))
  expect(after[0]?.difference).toBe(0)
  expect(after[1]?.difference).toBeCloseTo(0.25, 1)
  expect(after[1]?.before).not.toBe(after[1]?.file)
})

it('names a page that did not open, and one that opens again', async () => {
  await take((url) => (url.includes('/usa/') ? Promise.resolve(null) : jpeg('white')))
  const after = await take(() => jpeg('white'))
  expect(after.map(({difference}) => difference)).toEqual([0, 1])
})

it('removes pictures that no album names', async () => {
  for (const colour of ['red', 'green', 'blue']) await take(() => jpeg(colour))
  expect(fs.readdirSync(folder).filter((name) => name.endsWith('.jpg'))).toHaveLength(2)
})

it('says what is missing without a browser, and works again with one', async () => {
  const without = createPictures(folder, {
    shopOrigin: '',
    readFrom: configured(''),
    open: () => Promise.reject(new NoBrowser()),
  })
  await without.start('home', 'phone', SHOTS)
  await without.settled()
  expect(await without.problem()).toContain('install Chromium')
  await take(() => jpeg('white'))
  expect(await without.problem()).toBeUndefined()
})

it.each(['../latest.json', 'state.json', '..%2fx.jpg', `${'a'.repeat(24)}.jpg/x`])(
  'has no picture named %s',
  (name) => expect(picturesOf(() => jpeg('red')).fileOf(name)).toBeNull(),
)

it('reads a picture of one site while that of another, which looks the same, is written', async () => {
  await take(() => jpeg('white'))
  for (let round = 0; round < 20; round += 1) {
    const pictures = picturesOf(() => jpeg('white'))
    await pictures.start('home', 'phone', SHOTS)
    await pictures.settled()
    expect(await pictures.problem()).toBeUndefined()
  }
})
