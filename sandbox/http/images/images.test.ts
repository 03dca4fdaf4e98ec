import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {AddressInfo} from 'node:net'
import type {FastifyInstance} from 'fastify'
import Fastify from 'fastify'
import sharp from 'sharp'
import {palette} from '../../data/source/palette'
import {openDatabase, type Database} from '../../db/database'
import {answerError} from '../errors'
import {imagesPlugin} from './plugin'

const chair = 'nursery/highchair/grow/beech/mainview-1.jpg'
const dynamicUrl = (file: string, query = ''): string =>
  `/dw/image/v2/BHLT_001/on/demandware.static/-/Sites-barnholt-master/default/dw0a1b2c3d/images/${file}${query}`

let app: FastifyInstance
let plain: FastifyInstance
let dataDir: string
let db: Database

let base: string
let plainBase: string

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
}

const get = async (
  url: string,
  headers: Record<string, string> = {accept: 'image/avif,image/webp,*/*;q=0.8'},
  origin = base,
): Promise<Answer> => {
  const response = await fetch(`${origin}${url}`, {headers})
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

const problem = (answer: Answer): Record<string, unknown> =>
  JSON.parse(answer.bytes.toString('utf8')) as Record<string, unknown>

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'images-'))
  app = Fastify()
  app.setErrorHandler(answerError)
  db = openDatabase(dataDir)
  await app.register(imagesPlugin, {
    sandbox: {db, config: {dataDir, drawAhead: false, pictures: 'drawn'}},
  })
  await app.listen({port: 0, host: '127.0.0.1'})
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  plain = Fastify()
  await plain.register(imagesPlugin, {
    sandbox: {db, config: {dataDir: `${dataDir}/plain`, drawAhead: false, pictures: 'plain'}},
  })
  await plain.listen({port: 0, host: '127.0.0.1'})
  plainBase = `http://127.0.0.1:${(plain.server.address() as AddressInfo).port}`
}, 60_000)

afterAll(async () => {
  await app.close()
  await plain.close()
  db.close()
  rmSync(dataDir, {recursive: true, force: true})
})

const sizeOf = async (response: Answer): Promise<string> => {
  const {width, height, format} = await sharp(response.bytes).metadata()
  return `${format} ${width}x${height}`
}

describe('dynamic imaging', () => {
  it('fits inside the box and keeps the ratio', async () => {
    expect(await sizeOf(await get(dynamicUrl(chair, '?sw=210&sh=400')))).toBe('heif 210x240')
    expect(await sizeOf(await get(dynamicUrl(chair, '?sw=400&sh=160&sm=fit')))).toBe('heif 140x160')
  }, 60_000)

  it('cuts to exactly the box', async () => {
    expect(await sizeOf(await get(dynamicUrl(chair, '?sw=233&sh=101&sm=cut')))).toBe('heif 233x101')
    expect(await sizeOf(await get(dynamicUrl(chair, '?sw=77&sh=190&sm=cut')))).toBe('heif 77x190')
  }, 60_000)

  it('answers in the format that the client accepts', async () => {
    const small = dynamicUrl(chair, '?sw=60')
    const jpeg = await get(small, {accept: '*/*'})
    expect(jpeg.headers.get('content-type')).toBe('image/jpeg')
    expect(await sizeOf(jpeg)).toBe('jpeg 60x69')
    expect((await get(small, {accept: 'image/webp'})).headers.get('content-type')).toBe(
      'image/webp',
    )
    expect((await get(small, {accept: 'image/avif,image/webp'})).headers.get('content-type')).toBe(
      'image/avif',
    )
    expect((await get(small, {accept: 'image/webp;q=0'})).headers.get('content-type')).toBe(
      'image/jpeg',
    )
    expect((await get(`${small}&sfrm=png`)).headers.get('content-type')).toBe('image/jpeg')
    const png = await get(dynamicUrl(chair.replace('.jpg', '.png'), '?sw=60'))
    expect(await sizeOf(png)).toBe('png 60x69')
    expect(jpeg.headers.get('vary')).toBe('Accept')
  }, 60_000)

  it('lets hashed addresses be kept for ever and others for an hour', async () => {
    expect((await get(dynamicUrl(chair, '?sw=60'))).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    const plain = `/on/demandware.static/-/Sites-barnholt-master/default/${chair}?sw=60`
    expect((await get(plain)).headers.get('cache-control')).toBe('public, max-age=3600')
  }, 60_000)

  it('answers 304 to a client that has the picture', async () => {
    const first = await get(dynamicUrl(chair, '?sw=60'))
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
    const again = await get(dynamicUrl(chair, '?sw=60'), {
      accept: 'image/avif',
      'if-none-match': `"other", ${etag}`,
    })
    expect(again.status).toBe(304)
    expect(again.bytes).toHaveLength(0)
    const asJpeg = await get(dynamicUrl(chair, '?sw=60'), {accept: '*/*', 'if-none-match': etag})
    expect(asJpeg.status).toBe(200)
  }, 60_000)

  it('renders once for the same wish, also when asked at the same time', async () => {
    const url = dynamicUrl(chair, '?sw=91')
    const answers = await Promise.all([get(url), get(url), get(url)])
    expect(answers.filter((a) => a.headers.get('x-image-cache') === 'miss')).toHaveLength(1)
    expect(new Set(answers.map((a) => a.bytes.toString('base64'))).size).toBe(1)
    expect((await get(url)).headers.get('x-image-cache')).toBe('hit')
    const stored = readdirSync(path.join(dataDir, 'image-cache')).length
    expect(stored).toBe(1)
  }, 60_000)

  it('replaces the studio by the background that is asked for', async () => {
    const corner = async (query: string): Promise<number[]> => {
      const {bytes} = await get(dynamicUrl(chair.replace('.jpg', '.png'), query))
      return [
        ...(await sharp(bytes).extract({left: 0, top: 0, width: 1, height: 1}).raw().toBuffer()),
      ]
    }
    expect(await corner('?sw=80&bgcolor=2f5548')).toEqual([0x2f, 0x55, 0x48])
    expect(await corner('?sw=80')).not.toEqual([0x2f, 0x55, 0x48])
  }, 60_000)

  it('never renders above the largest edge', async () => {
    const swatch = 'nursery/highchair/grow/beech/swatch-1.jpg'
    expect(await sizeOf(await get(dynamicUrl(swatch, '?sw=5000&sh=2500&sm=cut')))).toBe(
      'heif 2400x1200',
    )
  }, 60_000)

  it.each([
    'nursery/highchair/grow/beech/mainview-9.jpg',
    'nursery/highchair/throne/beech/mainview-1.jpg',
    'nursery/sofa/grow/beech/mainview-1.jpg',
    'nursery/highchair/grow/magenta/mainview-1.jpg',
    'nursery/highchair/grow/beech/mainview-1.gif',
    'nursery/toString/constructor/beech/mainview-1.jpg',
    'content/nothing.jpg',
    '../../etc/passwd.jpg',
  ])('says that there is no %s', async (file) => {
    const response = await get(dynamicUrl(file))
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    if (!file.startsWith('..'))
      expect(problem(response).detail).toBe(`There is no image '${file}'.`)
  })

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
    expect(problem(response)).toMatchObject({parameter})
  })
})

describe('plain pictures', () => {
  it('have the size and format of drawn ones and the colour of what is for sale', async () => {
    const card = await get(dynamicUrl(chair, '?sw=210'), undefined, plainBase)
    expect(await sizeOf(card)).toBe('heif 210x240')
    const [red = 0, green = 0, blue = 0] = await sharp(card.bytes)
      .extract({left: 60, top: 60, width: 1, height: 1})
      .raw()
      .toBuffer()
    const {hex} = palette.beech
    const expected = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
    for (const [index, value] of [red, green, blue].entries())
      expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThan(12)
  })

  it('exist where drawn ones do, and nowhere else', async () => {
    const {status} = await get(dynamicUrl('content/nothing.jpg'), undefined, plainBase)
    expect(status).toBe(404)
  })
})
