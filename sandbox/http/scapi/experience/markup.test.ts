import {referenceShop} from '../../../testing/test-archive'
import {startArchiveShop, type ArchiveShop} from '../../../testing/archive-shop'
import {exampleEndpoints} from '../../../testing/example-shop'

const library = 'libraries/RefArchSharedLibrary/library.xml'
const master = 'catalogs/apparel-m-catalog/catalog.xml'
const root = '/on/demandware.store/Sites-RefArch-Site/fr_FR/'

const asset = (id: string, body: string) =>
  `<content content-id="${id}"><online-flag>true</online-flag><custom-attributes>
   <custom-attribute attribute-id="body" xml:lang="x-default"><![CDATA[${body}]]></custom-attribute>
   </custom-attributes></content>`
const hero = {
  ITCLink: "$url('Search-Show', 'cgid', 'mens')$",
  heading: '<a href="$httpUrl(\'Home-Show\')$">Home</a>',
  image: {path: '/images/hero.jpg', focal_point: {x: 0.5, y: 0.25}},
  slides: [{src: 'images/a.jpg?$staticlink$', path: 'stays'}],
}

let shop: ArchiveShop

beforeAll(async () => {
  const more = [
    asset(
      'links',
      `<a href="$url('Product-Show','pid','watch-item','cgid','a & b')$">$5</a> $httpsUrl('Cart-Show')$ $unknown('x')$`,
    ),
    asset('outer', `[$include('Page-Include','cid','inner')$$include('Chat-Show')$]`),
    asset(
      'inner',
      `in $url('Page-Show','cid','about-us')$ $include('Page-Include','cid','outer')$`,
    ),
    asset(
      'forms',
      `${functions.map(([written]) => `[${written}]`).join(' ')} $100 and $200, $url(x $, 5$`,
    ),
    asset(
      'files',
      `${files.map(([written]) => written).join('|')}|<img srcset="p/a.jpg?$staticlink$ 1x, p/b.jpg?$staticlink$ 2x,p/c.jpg?$staticlink$ 3x">`,
    ),
    asset('self', `once$include(Page-Include, cid, self)$$include('Page-Include','cid','')$`),
    ...Array.from({length: 12}, (_, index) =>
      asset(
        index === 0 ? 'many' : `many-${index}`,
        `$include('Page-Include','cid','many-${index + 1}')$`.repeat(20) + 'x',
      ),
    ),
    `<content content-id="start"><online-flag>true</online-flag><type>page.storePage</type>
     <visibility-mode xml:lang="fr">invisible</visibility-mode><visibility-mode xml:lang="x-default">visible</visibility-mode>
     <data xml:lang="x-default"><![CDATA[${JSON.stringify(hero)}]]></data></content>`,
  ].join('')
  shop = await startArchiveShop(
    {
      [library]: (referenceShop[library] ?? '').replace('</library>', () => `${more}</library>`),
      [master]: (referenceShop[master] ?? '').replace(
        'Field watch</display-name>',
        () =>
          `Field watch</display-name><long-description xml:lang="x-default"><![CDATA[<a href="$url('Search-Show','cgid','gifts')$">Gifts</a>]]></long-description>`,
      ),
      'sites/RefArch/slots.xml': `<?xml version="1.0" encoding="UTF-8"?>
<slot-configurations xmlns="http://www.demandware.com/xml/impex/slot/2008-09-08">
  <slot-configuration slot-id="home" context="global" configuration-id="one" assigned-to-site="true">
    <enabled-flag>true</enabled-flag>
    <content><html><body xml:lang="x-default"><![CDATA[<img src="a.jpg?$staticlink$"><a href="$url('Search-Show','cgid','mens')$">x</a>]]></body></html></content>
  </slot-configuration>
</slot-configurations>`,
    },
    {shop: referenceShop, siteId: 'RefArch', flags: exampleEndpoints},
  )
})
afterAll(() => shop.close())

const content = async (id: string) => {
  const {body} = await shop.get<{c_body: string}>('experience', `/contents/${id}`, {
    locale: 'fr-FR',
  })
  return body.c_body
}
const ocapi = async <T>(path: string) => {
  const answer = await fetch(`${shop.baseUrl}/s/RefArch/dw/shop/v21_3/${path}`, {
    headers: {'x-dw-client-id': shop.clientId},
  })
  return (await answer.json()) as T
}

it('turns link functions of content into links, in both APIs', async () => {
  const body = await content('links')
  expect(body).toMatch(`${root}Product-Show?pid=watch-item&cgid=a+%26+b">$5</a> https://`)
  expect(body).toMatch(/^<a href="http:\/\/[^/]+\/on\/demandware\.store/)
  expect(body).toContain(`${root}Cart-Show $unknown('x')$`)
  expect(await ocapi('content/links?locale=fr-FR')).toMatchObject({c_body: body})
})

const functions = [
  [`$url("Product-Show","pid","a & b")$`, 'Product-Show?pid=a+%26+b'],
  ['$url(Product-Show,pid,BH-1)$', 'Product-Show?pid=BH-1'],
  ['$url(Search-Show, cgid, prams)$', 'Search-Show?cgid=prams'],
  [`$url('Search-Show',%20'cgid',%20'prams')$`, 'Search-Show?cgid=prams'],
  [`$url('Search-Show','q','high%20chair')$`, 'Search-Show?q=high+chair'],
  ['$url(&#39;Search-Show&#39;,&quot;q&quot;,&#39;a&#39;)$', 'Search-Show?q=a'],
  [`$httpsUrl('Stores-Find','showMap', true)$`, 'Stores-Find?showMap=true'],
  ['$httpsUrl( Account-Show )$', 'Account-Show'],
  [`$url('Search-Show','q','')$`, 'Search-Show?q='],
] as const

it('reads link functions however they are written', async () => {
  const body = await content('forms')
  const links = [...body.matchAll(/\[(.*?)\]/g)].map(([, link = '']) =>
    link.slice(link.indexOf(root)),
  )
  expect(links).toEqual(functions.map(([, link]) => root + link))
  expect(body).toContain('$100 and $200, $url(x $, 5$')
})

const files = [
  ['<img src="p/a b.jpg?$staticlink$">', 'p/a%20b.jpg">'],
  ['<img src="p/a%20b.jpg?$staticlink$">', 'p/a%20b.jpg">'],
  ['<img src=p/c.jpg?$staticlink$ alt="">', 'p/c.jpg alt="">'],
  ['<img src="p/größe (1).jpg?$StaticLink$">', 'p/gr%C3%B6%C3%9Fe%20%281%29.jpg">'],
  ["<a href='p/a+b,c#d.pdf?$staticlink$'>", "p/a%2Bb%2Cc%23d.pdf'>"],
  ['<p style="background:url(p/a b.jpg?$staticlink$)">', 'p/a%20b.jpg)">'],
] as const

it('makes links of files with any name, in every place', async () => {
  const body = await content('files')
  for (const [index, [, end]] of files.entries()) {
    const link = body.split('|')[index] ?? ''
    expect(link).toMatch(/http\S+\/images\/p\//)
    expect(link.slice(-end.length)).toBe(end)
  }
  const set = body.split('|')[files.length] ?? ''
  expect(set).toMatch(
    /^<img srcset="http\S+\/p\/a\.jpg 1x, http\S+\/p\/b\.jpg 2x,http\S+\/p\/c\.jpg 3x">$/,
  )
})

it('ends assets that include themselves', async () => {
  expect(await content('self')).toBe('once')
  expect((await content('many')).length).toBeLessThan(1_000)
})

it('brings the bodies of included assets, which may name each other', async () => {
  const body = await content('outer')
  expect(body).toMatch(/^\[in http.+Page-Show\?cid=about-us \]$/)
  expect(body).not.toContain('$')
})

it('resolves descriptions of products', async () => {
  const {body} = await shop.get<{longDescription: string}>('product', '/products/watch-item', {
    locale: 'fr-FR',
  })
  expect(body.longDescription).toContain(`${root}Search-Show?cgid=gifts"`)
  expect(await ocapi('products/watch-item?locale=fr-FR')).toMatchObject({
    long_description: body.longDescription,
  })
})

it('resolves the markup of slots', async () => {
  const {data} = await ocapi<{data: {html: string}[]}>('slots?slots=home&locale=fr-FR')
  expect(data[0]?.html).toMatch(/^<img src="http[^"$]+a\.jpg"><a href="http/)
  expect(data[0]?.html).toContain(`${root}Search-Show?cgid=mens"`)
})

it('hides a page where the archive does', async () => {
  const {status} = await shop.get('experience', '/pages/start', {locale: 'fr-FR'})
  expect(status).toBe(404)
})

it('gives pages the pictures and links that editors chose', async () => {
  const {body} = await shop.get<{data: Record<string, unknown>}>('experience', '/pages/start', {
    locale: 'en-US',
  })
  expect(body.data).toEqual({
    ITCLink: expect.stringMatching(/^http.+Search-Show\?cgid=mens$/),
    heading: expect.stringMatching(/^<a href="http:.+Home-Show">Home<\/a>$/),
    image: {
      _type: 'Image',
      focalPoint: {_type: 'Imagefocalpoint', x: 0.5, y: 0.25},
      url: expect.stringMatching(/^http.+\/images\/hero\.jpg$/),
    },
    slides: [{src: expect.stringMatching(/^http.+images\/a\.jpg$/), path: 'stays'}],
  })
})
