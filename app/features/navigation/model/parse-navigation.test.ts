import {parseHeaderLinks, parseNavigation} from './parse-navigation'

const place = {origin: 'https://shop.example', prefix: '/deu/de-de'}
const parse = (...items: unknown[]) => parseNavigation({items}, place)
const link = (id: string, more: object = {}) => ({
  id,
  label: id,
  type: 'NavigationLink',
  link: `/category/${id}`,
  ...more,
})

describe('entries of the menu', () => {
  it('keep what they show, in the shortest form', () => {
    const item = {
      ...{id: 'strollers', label: ' Strollers ', type: 'HeaderNavigationElement'},
      ...{link: 'https://shop.example/deu/de-de/category/strollers', variant: 'default'},
      ...{special: true, badge: ' New ', hide: ['mobile', 'watch']},
      items: [
        link('city', {link: '/category/strollers-city'}),
        link('card', {
          variant: 'teaser',
          image: 'https://static.example/dw/a.jpg',
          image_alt: 'A cot',
        }),
        {id: 'menu-strollers', label: '', type: 'ContentSlot'},
      ],
    }
    expect(parse(item)).toEqual([
      {
        id: 'strollers',
        name: 'Strollers',
        special: true,
        badge: 'New',
        hide: ['mobile'],
        children: [
          {id: 'city', name: 'city', to: '/category/strollers-city'},
          {id: 'card', name: 'card', kind: 'card', image: '/dw/a.jpg', imageAlt: 'A cot'},
          {id: 'menu-strollers', name: '', to: null, kind: 'slot'},
        ],
      },
    ])
  })

  it('need link, items or one of both by type (rule FRAME-18)', () => {
    const items = [link('below')]
    const entry = (id: string, type: unknown, more: object = {}) => ({id, label: id, type, ...more})
    const parsed = parse(
      entry('link without link', 'NavigationLink', {items}),
      entry('item without items', 'NavigationItem'),
      entry('item', 'NavigationItem', {items}),
      entry('item whose items are malformed', 'NavigationItem', {link: '/a', items: [{id: 'x'}]}),
      entry('header without both', 'HeaderNavigationElement', {items: []}),
      entry('header', 'HeaderNavigationElement', {link: '/a'}),
      entry('slot', 'ContentSlot'),
      entry('unknown', 'Banner', {link: '/a', items}),
      entry('no type', undefined, {link: '/a'}),
    )
    expect(parsed.map(({id}) => id)).toEqual([
      'item',
      'item whose items are malformed',
      'header',
      'slot',
    ])
    expect(parsed[1]).toEqual({id: parsed[1]?.id, name: parsed[1]?.id, to: '/a'})
  })

  it('are left out when malformed, and twice in a level', () => {
    const malformed = [
      null,
      7,
      'x',
      [],
      {},
      {id: 'a', label: 7},
      link('', {}),
      link('b', {label: ' '}),
    ]
    expect(parse(...malformed, link('c'), link('c', {label: 'again'}))).toEqual([
      {id: 'c', name: 'c'},
    ])
  })

  it('end after three levels', () => {
    const deep = (level: number): object => ({
      ...link(`level-${level}`, {type: 'NavigationItem'}),
      ...(level < 6 && {items: [deep(level + 1)]}),
    })
    const names = JSON.stringify(parse(deep(1)))
    expect(names).toContain('level-3')
    expect(names).not.toContain('level-4')
  })

  it('without a picture are no cards', () => {
    expect(parse(link('a', {variant: 'teaser'}))).toEqual([{id: 'a', name: 'a'}])
  })

  it.each([null, 'text', {}, {items: 'none'}])('fail when there is no list: %j', (answer) => {
    expect(() => parseNavigation(answer, place)).toThrow('no list')
  })
})

describe('links', () => {
  it.each([
    ['/content/about', '/content/about'],
    ['/deu/de-de/content/about', '/content/about'],
    ['/deu/de-de', '/'],
    ['/usa/en-us/content/about', 'https://shop.example/usa/en-us/content/about'],
    ['https://shop.example/content/about?a=b#c', '/content/about?a=b#c'],
    ['http://shop.example/deu/de-de/search?q=cot', '/search?q=cot'],
    ['https://shop.example/usa/en-us/home', 'https://shop.example/usa/en-us/home'],
    ['https://press.example/a', 'https://press.example/a'],
    ['mailto:help@shop.example', 'mailto:help@shop.example'],
  ])('%s is %s (rule FRAME-19)', (written, to) => {
    const answer = {links: [{label: 'Link', link: written}]}
    expect(parseHeaderLinks(answer, place)).toEqual([{label: 'Link', to}])
  })

  it.each(['javascript:alert(1)', '//other.example/a', '/\\other.example', 'about', '', 7, null])(
    '%j is none',
    (written) => {
      expect(parseHeaderLinks({links: [{label: 'Link', link: written}]}, place)).toEqual([])
    },
  )

  it('of a malformed answer are none', () => {
    expect([null, {}, {links: 'x'}].map((answer) => parseHeaderLinks(answer, place))).toEqual([
      [],
      [],
      [],
    ])
  })
})
