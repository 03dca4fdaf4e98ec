import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {AddressInfo} from 'node:net'
import type {FastifyInstance} from 'fastify'
import Fastify from 'fastify'
import sharp from 'sharp'
import {importArchive} from '../../archive/import-archive'
import {readConfig} from '../../config'
import type {Database} from '../../db/database'
import {tinyShop, writeArchive} from '../../testing/test-archive'
import {checkAnswers} from '../answers/answer-check'
import {openSandbox} from '../app'
import {answerError} from '../errors'
import {imagesPlugin} from './plugin'

const folder = 'catalogs/test-master/static/default/images'
const chair = 'chair/green.jpg'
const dynamicUrl = (file: string, query = ''): string =>
  `/dw/image/v2/BHLT_001/on/demandware.static/-/Sites-test-master/default/dw0a1b2c3d/images/${file}${query}`
const browser = {accept: 'image/avif,image/webp,*/*;q=0.8'}

/** A picture in one colour, 700 x 800 unless said otherwise. */
const plain = (background: string, width = 700, height = 800) =>
  sharp({create: {width, height, channels: 3, background}})

let app: FastifyInstance
let dataDir: string
let archive: string
let db: Database
let base: string
let green: Buffer
let narrow: Buffer

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
}

const get = async (url: string, headers: Record<string, string> = browser): Promise<Answer> => {
  const response = await fetch(`${base}${url}`, {headers})
  const bytes = Buffer.from(await response.arrayBuffer())
  return {status: response.status, headers: response.headers, bytes}
}

const sizeOf = async ({bytes}: Answer): Promise<string> => {
  const {width, height, format} = await sharp(bytes).metadata()
  return `${format} ${width}x${height}`
}

const corner = async ({bytes}: Answer): Promise<number[]> => [
  ...(await sharp(bytes)
    .removeAlpha()
    .extract({left: 0, top: 0, width: 1, height: 1})
    .raw()
    .toBuffer()),
]

beforeAll(async () => {
  green = await plain('#2f5548').avif().toBuffer()
  // The second colour identifies the file from which an answer was made.
  narrow = await plain('#a6492f', 320, 366).avif().toBuffer()
  const seeThrough = sharp({
    create: {width: 40, height: 40, channels: 4, background: {r: 0, g: 0, b: 0, alpha: 0}},
  })
  archive = writeArchive({
    ...tinyShop,
    [`${folder}/chair/green.avif`]: green,
    [`${folder}/chair/green.w320.avif`]: narrow,
    [`${folder}/chair/photo.jpg`]: await plain('#8899aa', 600, 400).jpeg().toBuffer(),
    [`${folder}/chair/cut-out.png`]: await seeThrough.png().toBuffer(),
    [`${folder}/chair/broken.jpg`]: 'no picture',
    // A small file whose header declares 100 million pixels.
    [`${folder}/chair/huge.png`]: await plain('#8899aa', 10_000, 10_000).png().toBuffer(),
    [`${folder}/chair/model.glb`]: Buffer.from('glTF'),
  })
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'images-'))
  const config = {...readConfig({port: '0', data: dataDir}, {}), imageCacheBytes: 1024 * 1024}
  const sandbox = openSandbox(config)
  db = sandbox.db
  await importArchive(db, archive)
  app = Fastify()
  checkAnswers(app)
  app.setErrorHandler(answerError)
  await app.register(imagesPlugin, {sandbox})
  await app.listen({port: 0, host: '127.0.0.1'})
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await app.close()
  db.close()
  rmSync(dataDir, {recursive: true, force: true})
  rmSync(archive, {recursive: true, force: true})
})

describe('dynamic imaging', () => {
  it('fits inside the box and keeps the ratio', async () => {
    expect(await sizeOf(await get(dynamicUrl(chair, '?sw=210&sh=400')))).toBe('heif 210x240')
    expect(await sizeOf(await get(dynamicUrl(chair, '?sw=400&sh=160&sm=fit')))).toBe('heif 140x160')
  })

  it('cuts to exactly the box', async () => {
    expect(await sizeOf(await get(dynamicUrl(chair, '?sw=233&sh=101&sm=cut')))).toBe('heif 233x101')
    expect(await sizeOf(await get(dynamicUrl(chair, '?sw=77&sh=190&sm=cut')))).toBe('heif 77x190')
  })

  it('answers in the format that the client accepts', async () => {
    const small = dynamicUrl(chair, '?sw=60')
    const jpeg = await get(small, {accept: '*/*'})
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg')
    expect(await sizeOf(jpeg)).toBe('jpeg 60x69')
    const typeFor = async (accept: string) =>
      (await get(small, {accept})).headers.get('content-type')
    expect(await typeFor('image/webp')).toBe('image/webp')
    expect(await typeFor('image/avif,image/webp')).toBe('image/avif')
    expect(await typeFor('image/webp;q=0')).toBe('image/jpeg')
    expect((await get(`${small}&sfrm=png`)).headers.get('content-type')).toBe('image/jpeg')
    expect(jpeg.headers.get('vary')).toBe('Accept')
  })

  it('answers in the format of the extension where the source format is named', async () => {
    for (const [file, query, form] of [
      ['chair/photo.webp', '?sw=60&sfrm=jpg', 'webp 60x40'],
      ['chair/photo.png', '?sw=60&sfrm=JPEG', 'png 60x40'],
      ['chair/cut-out.jpg', '?sw=20&sfrm=png', 'jpeg 20x20'],
      ['chair/photo.webp', '?sfrm=jpg', 'webp 600x400'],
    ] as const) {
      expect(await sizeOf(await get(dynamicUrl(file, query)))).toBe(form)
    }
    expect((await get(dynamicUrl('chair/photo.webp', '?sw=60'))).status).toBe(404)
    expect((await get(dynamicUrl('chair/photo.webp', '?sfrm=png'))).status).toBe(404)
  })

  it('crops before it scales', async () => {
    const photo = 'chair/photo.jpg'
    const crop = '?cx=100&cy=50&cw=200&ch=100'
    expect(await sizeOf(await get(dynamicUrl(photo, `${crop}&sfrm=jpg`)))).toBe('jpeg 200x100')
    expect(await sizeOf(await get(dynamicUrl(photo, `${crop}&sw=50&sfrm=jpg`)))).toBe('jpeg 50x25')
    const atEdge = '?cx=500&cy=350&cw=200&ch=100&sfrm=jpg'
    expect(await sizeOf(await get(dynamicUrl(photo, atEdge)))).toBe('jpeg 100x50')
    const outside = '?cx=900&cy=0&cw=200&ch=100&sfrm=jpg'
    expect(await sizeOf(await get(dynamicUrl(photo, outside)))).toBe('jpeg 600x400')
    expect((await get(dynamicUrl(photo, '?cw=0&ch=5'))).status).toBe(400)
  })

  it('lets hashed addresses be kept for ever and others for an hour', async () => {
    expect((await get(dynamicUrl(chair, '?sw=60'))).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    const unhashed = `/on/demandware.static/-/Sites-test-master/default/images/${chair}?sw=60`
    expect((await get(unhashed)).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it('answers 304 to a client that has the picture', async () => {
    const etag = (await get(dynamicUrl(chair, '?sw=60'))).headers.get('etag') ?? ''
    const again = await get(dynamicUrl(chair, '?sw=60'), {
      accept: 'image/avif',
      'if-none-match': `"other", ${etag}`,
    })
    expect(again.status).toBe(304)
    expect(again.bytes).toHaveLength(0)
    const asJpeg = await get(dynamicUrl(chair, '?sw=60'), {accept: '*/*', 'if-none-match': etag})
    expect(asJpeg.status).toBe(200)
  })

  it('scales once for the same wish, also when asked at the same time', async () => {
    const url = dynamicUrl(chair, '?sw=91')
    const answers = await Promise.all([get(url), get(url), get(url)])
    expect(answers.filter((a) => a.headers.get('x-image-cache') === 'miss')).toHaveLength(1)
    expect(new Set(answers.map((a) => a.bytes.toString('base64'))).size).toBe(1)
    expect((await get(url)).headers.get('x-image-cache')).toBe('hit')
    expect(readdirSync(path.join(dataDir, 'image-cache'))).toHaveLength(1)
  })

  it('fills what is transparent with the background that is asked for', async () => {
    const answer = await get(dynamicUrl('chair/cut-out.png', '?sw=20&bgcolor=2f5548'))
    expect(await corner(answer)).toEqual([0x2f, 0x55, 0x48])
  })

  it('never renders above the largest edge', async () => {
    expect(await sizeOf(await get(dynamicUrl(chair, '?sw=5000&sh=2500&sm=cut')))).toBe(
      'heif 3000x1500',
    )
  })

  it.each(['chair/nothing.jpg', 'chair/green.gif', '../../etc/passwd.jpg', 'green.txt'])(
    'says that there is no %s',
    async (file) => {
      const response = await get(dynamicUrl(file))
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
      if (!file.startsWith('..'))
        expect(JSON.parse(response.bytes.toString())).toMatchObject({
          detail: `There is no image '${file}'.`,
        })
    },
  )

  it.each([
    ['?sw=0', 'sw'],
    ['?sw=12.5', 'sw'],
    ['?sh=-3', 'sh'],
    ['?sh=99999', 'sh'],
    ['?sm=stretch', 'sm'],
    ['?q=101', 'q'],
    ['?bgcolor=red', 'bgcolor'],
    ['?sw=100&sw=200', 'sw'],
  ])('refuses %s and names the parameter', async (query, parameter) => {
    const response = await get(dynamicUrl(chair, query))
    expect(response.status).toBe(400)
    expect(JSON.parse(response.bytes.toString())).toMatchObject({parameter})
  })
})

describe('ready copies', () => {
  it('are answered without encoding where size and format fit', async () => {
    for (const query of ['?sw=320&sh=366&sm=cut&q=60', '?sw=320&sm=fit&q=60'])
      expect((await get(dynamicUrl(chair, query))).bytes.equals(narrow)).toBe(true)
    expect((await get(dynamicUrl(chair, '?sw=700&q=80'))).bytes.equals(green)).toBe(true)
  })

  it('are what smaller pictures and other formats are made from', async () => {
    const [redOfSmall = 0] = await corner(await get(dynamicUrl(chair, '?sw=100')))
    const [redOfWebp = 0] = await corner(
      await get(dynamicUrl(chair, '?sw=320'), {accept: 'image/webp'}),
    )
    const [redOfLarge = 255] = await corner(await get(dynamicUrl(chair, '?sw=321')))
    expect(redOfSmall).toBeGreaterThan(150)
    expect(redOfWebp).toBeGreaterThan(150)
    expect(redOfLarge).toBeLessThan(60)
  })

  it('are encoded anew when fewer bytes are asked for', async () => {
    const answer = await get(dynamicUrl(chair, '?sw=320&q=10'))
    expect(answer.bytes.equals(narrow)).toBe(false)
    expect(await sizeOf(answer)).toBe('heif 320x366')
  })
})

describe('files of an archive', () => {
  it('come as they are when nothing is wished for', async () => {
    const model = await get(dynamicUrl('chair/model.glb'))
    expect(model.headers.get('content-type')).toBe('model/gltf-binary')
    expect(model.bytes.toString()).toBe('glTF')
    expect(await sizeOf(await get(dynamicUrl('chair/photo.jpg')))).toBe('jpeg 600x400')
  })

  it('come in the format of their address to a client that takes no AVIF', async () => {
    expect(await sizeOf(await get(dynamicUrl(chair), {accept: '*/*'}))).toBe('jpeg 700x800')
  })

  it.each(['broken.jpg', 'huge.png'])(
    'are replaced by a placeholder when they cannot be scaled: %s',
    async (name) => {
      const answer = await get(dynamicUrl(`chair/${name}`, '?sw=140&sh=160&sm=cut'))
      expect(answer.status).toBe(200)
      expect(answer.headers.get('x-image-placeholder')).toBe('unreadable-file')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(answer.headers.get('etag')).toBeNull()
      expect(await sizeOf(answer)).toBe('png 140x160')
    },
  )

  it('are replaced by a placeholder when the catalog names them and they are missing', async () => {
    const missing = await get(dynamicUrl('chair/red.jpg', '?sw=140&sh=160&sm=cut'))
    expect(missing.status).toBe(200)
    expect(missing.headers.get('x-image-placeholder')).toBe('missing-file')
    expect(missing.headers.get('cache-control')).toBe('no-cache')
    expect(await sizeOf(missing)).toBe('png 140x160')
    expect((await get(dynamicUrl('chair/red.jpg', '?sw=0'))).status).toBe(400)
    expect(await sizeOf(await get(dynamicUrl('chair/red.jpg', '?sw=1&sh=1&sm=cut')))).toBe(
      'png 1x1',
    )
  })
})
