import http from 'node:http'
import type {AddressInfo} from 'node:net'
import express from 'express'
import sharp from 'sharp'
import {configured} from '../../../config/testing/configured'
import type {HttpClient} from '../../../app/shared/api/http-client'
import {createClients} from '../../../app/shared/commerce/client'
import {testShop} from '../../../app/shared/test/shop'
import {ApiFault} from '../../../common/fault'
import {FORGET_READS} from '../../../common/server-events'
import type {Shop} from '../../../app/shared/lib/shop-context'
import {readShareSubject} from '../../../app/share-subject'
import {SHARE_IMAGE_PATH, shareImage} from './share-image'
import {passSeconds, restoreTime} from '../../host/test/time'

const servers: http.Server[] = []
const listen = async (handler: http.RequestListener): Promise<string> => {
  const server = http.createServer(handler).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
// A process shares its reads for some seconds.
beforeEach(() => process.emit(FORGET_READS as 'message', undefined, undefined))
afterEach(() => {
  restoreTime()
  for (const server of servers.splice(0)) server.close()
})

const PICTURE = '/dw/image/v2/X/on/demandware.static/a/emotional1-1.jpg'

const NOT_FOUND = new ApiFault({type: 'x', status: 404, title: '', detail: '', arguments: {}})

async function start() {
  const reads: string[] = []
  const staticOrigin = await listen((_req, res) => {
    void sharp({create: {width: 60, height: 70, channels: 3, background: '#abc'}})
      .jpeg()
      .toBuffer()
      .then((image) => res.end(image))
  })
  const scapi = async (path: string): Promise<unknown> => {
    reads.push(path)
    if (path.includes('BH-GONE')) throw NOT_FOUND
    if (path.includes('BH-DOWN')) throw new Error('down')
    if (path.includes('/categories/')) return {id: path.split('/').pop(), name: 'Prams'}
    if (path.includes('/product-search')) {
      return {
        total: 1,
        hits: [{productId: 'BH-1', image: {link: `https://s.example${PICTURE}`}}],
      }
    }
    return {
      id: 'BH-1',
      name: 'Vindra',
      imageGroups: [{viewType: 'emotional1', images: [{link: `https://s.example${PICTURE}`}]}],
    }
  }
  const ocapi = (path: string) =>
    path.includes('(banner-down)') ? Promise.reject(new Error('down')) : Promise.resolve({count: 0})
  const base = testShop('DEU')
  const parameters = {...base.commerce, siteId: base.site.id, locale: base.locale.id}
  const clients = createClients({parameters, call: scapi as HttpClient})
  const shop = {...base, api: {clients, ocapi}} as unknown as Shop
  const app = express()
  const shopOf = (req: express.Request) => (req.params.site === 'deu' ? shop : null)
  app.get(
    SHARE_IMAGE_PATH,
    shareImage({shopOf, staticOrigin: configured(staticOrigin), readSubject: readShareSubject}),
  )
  const origin = await listen(app)
  const get = (path: string) => fetch(`${origin}/share-image/${path}`, {redirect: 'manual'})
  return {get, reads}
}

it('draws a product once and lets everybody keep it', async () => {
  const {get, reads} = await start()
  const [first, second] = await Promise.all([
    get('deu/de-de/product/BH-1.jpg'),
    get('deu/de-de/product/BH-1.jpg'),
  ])
  expect(first?.status).toBe(200)
  expect(first?.headers.get('content-type')).toBe('image/jpeg')
  expect(first?.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(second?.status).toBe(200)
  expect(reads).toHaveLength(1)
  const image = Buffer.from(await (first as Response).arrayBuffer())
  expect(await sharp(image).metadata()).toMatchObject({width: 1200, height: 630})
})

it('shows a category without a banner by its first product', async () => {
  const {get, reads} = await start()
  const answer = await get('deu/de-de/category/prams.jpg')
  expect(answer.status).toBe(200)
  expect(reads.at(-1)).toContain('/product-search')
  const {data} = await sharp(Buffer.from(await answer.arrayBuffer()))
    .extract({left: 900, top: 300, width: 1, height: 1})
    .raw()
    .toBuffer({resolveWithObject: true})
  expect([...data].map((value) => Math.round(value / 17))).toEqual([0xa, 0xb, 0xc])
})

it.each([
  ['deu/de-de/product/BH-GONE.jpg', 404],
  ['xxx/de-de/product/BH-1.jpg', 404],
  [`deu/de-de/product/${'x'.repeat(257)}.jpg`, 404],
  ['deu/de-de/product/BH-DOWN.jpg', 502],
  // The home banner may be available: another picture would be cached for a day.
  ['deu/de-de/category/down.jpg', 502],
])('%s is %d and nobody keeps it', async (path, status) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const {get} = await start()
  const response = await get(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('looks an unknown product up once in five minutes, a failing one once in ten seconds', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const {get, reads} = await start()
  const ask = async (id: string) => {
    for (let times = 0; times < 3; times += 1) await get(`deu/de-de/product/${id}.jpg`)
  }
  await ask('BH-GONE')
  await ask('BH-DOWN')
  expect(reads).toHaveLength(2)
  passSeconds(11)
  await ask('BH-GONE')
  await ask('BH-DOWN')
  expect(reads).toHaveLength(3)
  passSeconds(301)
  await ask('BH-GONE')
  expect(reads).toHaveLength(4)
})

it('draws a bounded number at a time', async () => {
  const {get, reads} = await start()
  const answers = await Promise.all(
    Array.from({length: 30}, (_, index) => get(`deu/de-de/product/BH-${index}.jpg`)),
  )
  const refused = answers.filter(({status}) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('5')
  expect(reads).toHaveLength(30 - refused.length)
})

it('knows no other kinds', async () => {
  const {get} = await start()
  expect((await get('deu/de-de/basket/1.jpg')).status).toBe(404)
})
