import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {startArchiveShop, type ArchiveShop} from '../../../sandbox/testing/archive-shop'
import {tinyShop} from '../../../sandbox/testing/test-archive'

const LIBRARY = 'libraries/test-library/library.xml'
const CATALOG = 'catalogs/test-storefront/catalog.xml'

interface Item {
  readonly id: string
  readonly items?: readonly Item[]
}

let shop: ArchiveShop | undefined
afterEach(() => shop?.close())

async function read<Body = {items: Item[]}>(
  path: '/navigation' | '/navigation-header',
  changes: Readonly<Record<string, string>> = {},
): Promise<Body> {
  shop = await startArchiveShop(changes, {flags: exampleEndpoints})
  return (await shop.get<Body>('navigation', path, {locale: 'de-DE'})).body
}

/** The library of the tiny shop with an asset that has JSON data. */
const withAsset = (id: string, data: string) => ({
  [LIBRARY]: (tinyShop[LIBRARY] ?? '').replace(
    '</library>',
    `<content content-id="${id}">
      <online-flag>true</online-flag>
      <custom-attributes>
        <custom-attribute attribute-id="data" xml:lang="x-default"><![CDATA[${data}]]></custom-attribute>
      </custom-attributes>
    </content></library>`,
  ),
})

const menu = (items: unknown) => withAsset('pwa_navigation', JSON.stringify({items}))

const derived = [
  {
    id: 'seats',
    label: 'Sitzmöbel',
    type: 'NavigationItem',
    hide: [],
    items: [{id: 'high-seats', link: '/category/high-seats'}],
  },
  {id: 'tables', type: 'NavigationLink', hide: ['desktop'], badge: 'Neu'},
]

describe('a menu from the category tree', () => {
  it('has levels, badges, and the windows that omit an entry', async () => {
    expect((await read('/navigation')).items).toMatchObject(derived)
  })

  it.each(['{"items": 7}', '{"items": []}', 'no JSON', 'null'])(
    'replaces a definition that is unusable: %s',
    async (data) => {
      expect((await read('/navigation', withAsset('pwa_navigation', data))).items).toMatchObject(
        derived,
      )
    },
  )

  it('shows all categories of a catalogue that marks none for the menu', async () => {
    const unmarked = (tinyShop[CATALOG] ?? '').replaceAll(
      '<custom-attribute attribute-id="showInMenu">true</custom-attribute>',
      '',
    )
    const {items} = await read('/navigation', {[CATALOG]: unmarked})
    expect(items.map(({id}) => id)).toEqual(['seats', 'tables'])
  })

  it('omits what is not marked where others are', async () => {
    const one = (tinyShop[CATALOG] ?? '').replace(
      '<custom-attribute attribute-id="showInMenu">true</custom-attribute>',
      '',
    )
    const {items} = await read('/navigation', {[CATALOG]: one})
    expect(items.map(({id}) => id)).toEqual(['tables'])
  })

  it('omits a category that is not for the menu of the site', async () => {
    const mark =
      '<custom-attribute attribute-id="menuHide"><value>desktop</value></custom-attribute>'
    const withSites = (sites: string) => ({
      [CATALOG]: (tinyShop[CATALOG] ?? '').replace(
        mark,
        `<custom-attribute attribute-id="menuNotIn"><value>${sites}</value></custom-attribute>`,
      ),
    })
    const ids = async (site: string) =>
      (await read('/navigation', withSites(site))).items.map(({id}) => id)
    expect(await ids('XXX')).toEqual(['seats', 'tables'])
    await shop?.close()
    expect(await ids('TST')).toEqual(['seats'])
  })
})

describe('a defined menu', () => {
  it('takes label, link, badge and picture of categories, and what the definition writes instead', async () => {
    const {items} = await read(
      '/navigation',
      menu([
        {type: 'HeaderNavigationElement', category: 'seats', subcategories: true},
        {id: 'desks', category: 'tables', label: 'Schreibtische', hide: [], special: true},
        {id: 'card', category: 'seats', variant: 'teaser', image: 'content/seat.jpg'},
        {id: 'menu-story', type: 'ContentSlot'},
      ]),
    )
    expect(items).toMatchObject([
      {
        id: 'seats',
        label: 'Sitzmöbel',
        link: '/category/seats',
        type: 'HeaderNavigationElement',
        special: false,
        items: [{id: 'high-seats', type: 'NavigationLink'}],
      },
      {id: 'desks', label: 'Schreibtische', badge: 'Neu', hide: [], special: true},
      {
        id: 'card',
        variant: 'teaser',
        image: 'content/seat.jpg',
        type: 'NavigationLink',
        link: '/category/seats',
      },
      {id: 'menu-story', type: 'ContentSlot'},
    ])
  })

  it('omits entries of categories that are offline or unknown, and entries without label', async () => {
    const broken = [{category: 'attic'}, {category: 'gone'}, {id: 'x', link: '/x'}, 7, null, []]
    const {items} = await read('/navigation', menu([...broken, {category: 'seats'}]))
    expect(items.map(({id}) => id)).toEqual(['seats'])
  })

  it('ends after three levels', async () => {
    const deep = (levels: number): object => ({
      id: `level-${levels}`,
      label: 'Level',
      link: '/x',
      ...(levels < 9 && {items: [deep(levels + 1)]}),
    })
    const {items} = await read('/navigation', menu([deep(1)]))
    expect(items[0]?.items?.[0]?.items?.[0]).toMatchObject({id: 'level-3', type: 'NavigationLink'})
  })

  it('makes links to the shop relative', async () => {
    const link = (id: string, target: string) => ({id, label: id, link: target})
    const {items} = await read(
      '/navigation',
      menu([
        link('shop', 'http://localhost:3000/tst/de-de/category/seats?sort=name#top'),
        link('instance', 'http://shop.test/category/seats'),
        link('other', 'https://example.com/a'),
      ]),
    )
    expect(items).toMatchObject([
      {link: '/tst/de-de/category/seats?sort=name#top'},
      {link: '/category/seats'},
      {link: 'https://example.com/a'},
    ])
  })
})

describe('the links of the header', () => {
  it('are those of the asset, relative where they lead to the shop', async () => {
    const links = [
      {label: 'Über uns', href: 'http://localhost:3000/content/about'},
      {id: 'press', label: 'Presse', href: 'https://example.com/press'},
      {label: 'Without a target'},
      null,
    ]
    const data = withAsset('pwa_header_links', JSON.stringify({links}))
    expect(await read<object>('/navigation-header', data)).toEqual({
      links: [
        {
          id: 'header-link-1',
          label: 'Über uns',
          link: '/content/about',
          type: 'HeaderNavigationElement',
        },
        {
          id: 'press',
          label: 'Presse',
          link: 'https://example.com/press',
          type: 'HeaderNavigationElement',
        },
      ],
    })
  })

  it('are none without the asset', async () => {
    expect(await read<object>('/navigation-header')).toEqual({links: []})
  })
})
