import {createPaths} from '../../../common/paths'
import {readBody} from './read-body'

const assets: Readonly<Record<string, string>> = {
  note: '<p>Read <a href="/content/x">more</a></p><style>.a{color:red}</style>',
  round: '<div data-widget="cms" data-content-id="round"></div>',
  look: '.b{color:blue}',
}

const read = (markup: string) =>
  readBody(markup, {
    id: 'My page',
    source: 'asset',
    paths: createPaths({alias: 'deu'}, {alias: 'de-de'}),
    query: 'site=DEU&locale=de-DE',
    readMarkup: async ({contentId = ''}) => {
      const markup = assets[contentId]
      if (markup === undefined) throw new Error('Failure 404: Not Found')
      return markup
    },
  })

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

it('is one text without widgets', async () => {
  const {body} = await read('<p>Hello</p><script>1</script>')
  expect(body).toEqual({html: '<p>Hello</p>', headings: [], nodes: null, styles: null})
})

it('has widgets in their places, and the text around them as markup', async () => {
  const {body} = await read(
    '<section class="a"><p>Hello</p><div data-widget="product" data-product-id="A"><b>in</b></div></section>',
  )
  expect(body.nodes).toEqual([
    {
      tag: 'section',
      attributes: {className: 'a'},
      children: [
        {tag: 'p', attributes: {}, html: 'Hello'},
        {widget: 'product', options: {productId: 'A'}},
      ],
    },
  ])
})

it('reads the points of a hotspot', async () => {
  const {body} = await read(
    '<div data-widget="hotspot" data-image="a.jpg"><a data-x="20" data-y="30.5" data-product-id="A">Seat</a><a data-x="200" data-y="1">Off</a><a data-x="1" data-y="2" href="/content/b">Wood</a></div>',
  )
  expect(body.nodes).toMatchObject([
    {
      spots: [
        {x: 20, y: 30.5, label: 'Seat', productId: 'A'},
        {x: 1, y: 2, label: 'Wood', href: '/deu/de-de/content/b'},
      ],
    },
  ])
})

it('includes other content, with its styles in the block', async () => {
  const {body, css} = await read('<p>A</p><widget-cms content-id="note"></widget-cms>')
  expect(JSON.stringify(body.nodes)).toContain('/deu/de-de/content/x')
  expect(css).toBe('.own-my-page .a{color:red}')
  expect(body.styles).toEqual({
    scope: 'own-my-page',
    href: expect.stringMatching(
      /^\/services\/content\/styles\/My%20page\.css\?site=DEU&locale=de-DE&v=[0-9a-f]{12}$/,
    ),
  })
})

it('takes styles of a widget, from its text or from an asset', async () => {
  const {css, body} = await read(
    '<div data-widget="stylesheet">p{color:red}</div><div data-widget="stylesheet" data-content-id="look"></div><p>x</p>',
  )
  expect(css).toBe('.own-my-page p{color:red}\n.own-my-page .b{color:blue}')
  expect(JSON.stringify(body.nodes)).not.toContain('color')
})

it('says what could not be included, and ends circles', async () => {
  const {body} = await read('<div data-widget="cms" data-content-id="gone"></div>')
  expect(body.nodes).toEqual([
    {widget: 'cms', options: {contentId: 'gone'}, failure: 'Failure 404: Not Found'},
  ])
  const circle = await read(assets['round'] ?? '')
  expect(JSON.stringify(circle.body.nodes)).toContain('Not included.')
})

it('reads a bounded number of contents, however they include each other', async () => {
  let reads = 0
  const twenty = (id: number) =>
    `<div data-widget="cms" data-content-id="${id}"></div>`.repeat(20) + String(id)
  await readBody(twenty(1), {
    id: 'many',
    source: 'asset',
    paths: createPaths({alias: 'deu'}, {alias: 'de-de'}),
    query: '',
    readMarkup: async ({contentId = ''}) => {
      reads += 1
      return twenty(Number(contentId) + 1)
    },
  })
  expect(reads).toBe(50)
})

it('lists the headings of a text, and gives them ids', async () => {
  const {body} = await read(
    '<h2>Care &amp; oil</h2><h3 id="x">No</h3><div><h2>Two <b>x</b></h2></div>',
  )
  expect(body.html).toBe(
    '<h2 id="section-1">Care &amp; oil</h2><h3 id="text-x">No</h3><div><h2 id="section-2">Two <b>x</b></h2></div>',
  )
  expect(body.headings).toEqual([
    {level: 2, id: 'section-1', text: 'Care & oil', place: [0, 38]},
    {level: 3, id: 'text-x', text: 'No', place: [38, 61]},
    {level: 2, id: 'section-2', text: 'Two x'},
  ])
})
