import {configured} from '../../../config/testing/configured'
import {DEU} from '../../../config/testing/sites'
import {createShopApi} from '../../../app/shared/api/shop-api'
import {execute} from '../../../sandbox/db/database'
import {newShopper} from '../../../sandbox/testing/shopper'
import {setPreference} from '../../../sandbox/testing/site-settings'
import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'
import {readContent, readSlotBody, readStyles, type ContentShop} from './content-reader'

let sandbox: TestShop
let shop: ContentShop

interface Asset {
  id: string
  body?: string
  data?: object
  type?: string
  entries?: object
  links?: object[]
}

function store({id, body, data, type, entries = {}, links = []}: Asset): void {
  const custom = {
    ...(body && {body: {default: body}}),
    ...(data && {data: {default: JSON.stringify(data)}}),
  }
  execute(
    sandbox.db,
    `INSERT INTO content_asset (library_id, id, online, searchable, texts, custom)
     VALUES ('test-library', ?, '{"default":true}', '{"default":true}', ?, ?)`,
    id,
    JSON.stringify({name: {default: `Name of ${id}`}}),
    JSON.stringify(custom),
  )
  if (!type) return
  execute(
    sandbox.db,
    `INSERT INTO page_designer (library_id, id, type, aspect_type, data, links, assignments)
     VALUES ('test-library', ?, ?, null, ?, ?, '[]')`,
    id,
    type,
    JSON.stringify({default: JSON.stringify(entries)}),
    JSON.stringify(links),
  )
}

function putInFolder(folderId: string, contentIds: readonly string[]): void {
  execute(
    sandbox.db,
    `INSERT INTO content_folder (library_id, id, position, online, texts, custom)
     VALUES ('test-library', ?, 1, '{"default":true}', ?, '{}')`,
    folderId,
    JSON.stringify({name: {default: 'News'}}),
  )
  contentIds.forEach((id, position) =>
    execute(
      sandbox.db,
      `INSERT INTO content_folder_assignment (library_id, folder_id, content_id, position, is_default)
       VALUES ('test-library', ?, ?, ?, 0)`,
      folderId,
      id,
      position,
    ),
  )
}

beforeAll(async () => {
  sandbox = await startTestShop(exampleEndpoints)
  const {accessToken} = await newShopper(sandbox)
  const locale = DEU.l10n.supportedLocales[0]
  if (!locale) throw new Error('DEU has no locale.')
  const api = createShopApi({
    commerce: {
      organizationId: sandbox.config.organizationId,
      clientId: 'storefront',
      shortCode: 'sandbox0',
    },
    scapiBase: sandbox.baseUrl,
    ocapiBase: sandbox.baseUrl,
    siteId: 'DEU',
    locale: locale.id,
    currency: 'EUR',
    accessToken: async () => accessToken,
  })
  const slots = {origin: configured(sandbox.baseUrl), password: undefined, timeoutMs: 2000}
  shop = {site: DEU, locale, api, slots}
  store({
    id: 'early',
    body: '<p onclick="x()">Early</p><style>p{color:red}</style>',
    data: {date: '2026-01-01'},
  })
  store({id: 'late', body: '<p>Late</p>', data: {date: '2026-02-01', image: 'content/a.jpg'}})
  store({
    id: 'story',
    type: 'page.storyPage',
    links: [{id: 'words', region: 'main', position: 1}],
  })
  store({
    id: 'words',
    type: 'component.commerce_assets.editorialRichText',
    entries: {richText: '<p>Hello</p><script>1</script>', title: 'Plain'},
  })
  putInFolder('news', ['early', 'late'])
  putInFolder('drawer', [])
})
afterAll(() => sandbox.close())

it('an asset is sanitised, and its styles are a file', async () => {
  expect(await readContent(shop, 'early')).toMatchObject({
    kind: 'asset',
    document: {id: 'early', name: 'Name of early'},
    body: {html: '<p>Early</p>', styles: {scope: 'own-early'}},
  })
  expect(await readStyles(shop, 'early')).toBe('.own-early p{color:red}')
})

it('a folder lists its assets, the latest first (rule CONTENT-16)', async () => {
  expect(await readContent(shop, 'news')).toMatchObject({
    kind: 'folder',
    items: [
      {id: 'late', date: '2026-02-01', image: 'content/a.jpg'},
      {id: 'early', date: '2026-01-01', image: null},
    ],
  })
  await expect(readContent(shop, 'drawer')).rejects.toMatchObject({status: 404})
})

it('a folder that names no contents is read by the content search, further answers included', async () => {
  const ids = Array.from({length: 60}, (_, index) => `note-${index}`)
  for (const id of ids) store({id, body: `<p>${id}</p>`})
  putInFolder('notes', ids)
  const searches: unknown[] = []
  const {api} = shop
  const nameless: ContentShop = {
    ...shop,
    api: {
      ...api,
      ocapi: async <T>(path: string, options?: Parameters<typeof api.ocapi>[1]): Promise<T> => {
        if (path === '/content_search') searches.push(options?.query?.start)
        const answer = await api.ocapi<T & {content?: unknown}>(path, options)
        return path === '/folders/notes' ? {...answer, content: undefined} : answer
      },
    },
  }
  const folder = await readContent(nameless, 'notes')
  expect(folder.kind === 'folder' && folder.items.map(({id}) => id).sort()).toEqual([...ids].sort())
  expect(searches).toEqual(['0', '25', '50'])
})

it('a page of Page Designer has sanitised texts', async () => {
  expect(await readContent(shop, 'story')).toMatchObject({
    kind: 'designed',
    page: {
      regions: [
        {
          components: [{data: {title: 'Plain', richText: {body: {html: '<p>Hello</p>'}}}}],
        },
      ],
    },
  })
})

it('what does not exist is 404', async () => {
  await expect(readContent(shop, 'nothing')).rejects.toMatchObject({status: 404})
})

it('a protected storefront refuses slots without its password (rule CONTENT-17)', async () => {
  setPreference(sandbox.db, 'DEU', 'storefrontPassword', 'open')
  await expect(readSlotBody(shop, 'hero')).rejects.toThrow('Failure 401: Unauthorized')
  const known = {...shop, slots: {...shop.slots, password: 'open'}}
  expect(await readSlotBody(known, 'hero')).toMatchObject({html: ''})
  // A page that includes the slot stays whole, and names the reason (rule CONTENT-18).
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  store({id: 'with-slot', body: '<p>Before</p><div data-widget="cms" data-slot-id="hero"></div>'})
  const nodes = async (given: ContentShop) => {
    const page = await readContent(given, 'with-slot')
    return page.kind === 'asset' ? page.body?.nodes : undefined
  }
  expect(await nodes(shop)).toMatchObject([
    {tag: 'p', html: 'Before'},
    {widget: 'cms', options: {slotId: 'hero'}, failure: 'Failure 401: Unauthorized'},
  ])
  expect(JSON.stringify(await nodes(known))).not.toContain('Failure')
})

it('links and pictures of real content stay in the shop (rules CONTENT-20 and CONTENT-21)', async () => {
  const functions = [
    `$url('Product-Show','pid','BH-1010')$`,
    '$url(Search-Show, cgid, strollers)$',
    `$url('Search-Show',%20'q',%20'high chair')$`,
    `$httpsUrl('Stores-Find','showMap', true)$`,
    '$httpUrl(Home-Show)$',
    `$url('Odd-Controller','x','y')$`,
    '$odd(Home-Show)$',
    '/on/demandware.store/Sites-DEU-Site/de_DE/Product-Show?pid=BH-1010',
  ]
  const picture =
    '<img src="p/größe (1).jpg?$staticlink$" srcset="p/a b.jpg?$staticlink$ 1x, p/c.jpg?$staticlink$ 2x">'
  store({id: 'inner', body: `<i>inner</i>$include('Page-Include','cid','outer')$`})
  store({
    id: 'outer',
    body: `${functions.map((href) => `<a href="${href}">x</a>`).join('')}<a href='$url("Cart-Show")$'>x</a><a href="JAVASCRIPT:alert(1)">x</a>
      $include(Page-Include, cid, inner)$${picture}<style>p{background:url(p/d e.jpg?$staticlink$)}</style><p>Price: $100 and $200.</p>`,
  })
  const page = await readContent(shop, 'outer')
  const html = (page.kind === 'asset' && page.body?.html) || ''
  expect([...html.matchAll(/<a(?: href="([^"]*)")?>/g)].map(([, href]) => href)).toEqual([
    '/deu/de-de/product/BH-1010',
    '/deu/de-de/category/strollers',
    '/deu/de-de/search?q=high%20chair',
    '/deu/de-de/stores',
    '/deu/de-de/home',
    '/deu/de-de/home',
    '/deu/de-de/home',
    '/deu/de-de/product/BH-1010',
    '/deu/de-de/appcart',
    undefined,
  ])
  expect(html).toContain('Price: $100 and $200.')
  expect(html).not.toMatch(/demandware\.store|staticlink|https?:/)
  expect(html.match(/<i>inner<\/i>/g)).toHaveLength(1)
  const files = /src="([^"]*)" srcset="([^"]*)"/.exec(html)?.slice(1) ?? []
  expect(files.join(', ').split(', ')).toEqual([
    expect.stringMatching(/^\/mobify\/proxy\/static\/\S+\/p\/gr%C3%B6%C3%9Fe%20%281%29\.jpg$/),
    expect.stringMatching(/^\/mobify\/proxy\/static\/\S+\/p\/a%20b\.jpg 1x$/),
    expect.stringMatching(/^\/mobify\/proxy\/static\/\S+\/p\/c\.jpg 2x$/),
  ])
  expect(await readStyles(shop, 'outer')).toMatch(
    /^\.own-outer p\{background:url\("\/mobify\/proxy\/static\/\S+\/p\/d%20e\.jpg"\)\}$/,
  )
})
