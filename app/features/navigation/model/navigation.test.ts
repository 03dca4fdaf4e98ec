import {
  itemsOn,
  navigationOf,
  teaserOf,
  trailTo,
  withTeasers,
  type NavigationItem,
} from './navigation'

const shown = {c_showInMenu: true}
const root = {
  id: 'root',
  categories: [
    {
      id: 'strollers',
      name: 'Strollers',
      ...shown,
      categories: [
        {id: 'strollers-city', name: 'City strollers', ...shown},
        {id: 'strollers-old', name: 'Old strollers', c_showInMenu: false},
      ],
    },
    {id: 'outlet', name: 'Outlet', categories: [{id: 'outlet-2', name: 'More', ...shown}]},
    {id: 'textiles', ...shown, categories: []},
  ],
}

describe('menu of a category tree', () => {
  it('keeps what is marked for the menu, in order, without empty levels', () => {
    expect(navigationOf(root)).toEqual([
      {
        id: 'strollers',
        name: 'Strollers',
        children: [{id: 'strollers-city', name: 'City strollers'}],
      },
      {id: 'textiles', name: 'textiles'},
    ])
  })

  it('is empty without categories', () => {
    expect(navigationOf({id: 'root'})).toEqual([])
  })
})

describe('badges and devices of entries', () => {
  const marked = (id: string, attributes: object, categories: object[] = []) => ({
    ...{id, name: id, ...shown, ...attributes},
    categories,
  })
  const items = navigationOf({
    id: 'root',
    categories: [
      marked('new', {c_menuBadge: ' New '}),
      marked('blank', {c_menuBadge: ' ', c_menuHide: []}),
      marked('wide', {c_menuHide: ['mobile', 'watch']}),
      marked('below', {}, [marked('phone', {c_menuHide: 'desktop'})]),
    ],
  } as Parameters<typeof navigationOf>[0])

  it('are read from attributes of the category', () => {
    expect(items).toEqual([
      {id: 'new', name: 'new', badge: 'New'},
      {id: 'blank', name: 'blank'},
      {id: 'wide', name: 'wide', hide: ['mobile']},
      {id: 'below', name: 'below', children: [{id: 'phone', name: 'phone', hide: ['desktop']}]},
    ])
  })

  it('say what each menu shows; an entry that has nothing left below it leads to its page', () => {
    const phone = itemsOn(items, 'mobile')
    expect(phone.map(({id}) => id)).toEqual(['new', 'blank', 'below'])
    expect(phone.at(-1)?.children).toHaveLength(1)
    const wide = itemsOn(items, 'desktop')
    expect(wide.map(({id}) => id)).toEqual(['new', 'blank', 'wide', 'below'])
    expect(wide.at(-1)).toEqual({id: 'below', name: 'below'})
  })
})

describe('teasers', () => {
  const teaser = {title: 'Light on the road', text: 'Easy to steer.', image: 'content/a.jpg'}

  it('come from complete banners only', () => {
    expect(teaserOf(teaser)).toEqual(teaser)
    expect(teaserOf({title: 'No picture', text: ''})).toBeNull()
    expect(teaserOf(null)).toBeNull()
  })

  it('are put to their category', () => {
    const items: NavigationItem[] = [
      {id: 'a', name: 'A'},
      {id: 'b', name: 'B'},
    ]
    expect(withTeasers(items, new Map([['b', teaser]]))).toEqual([
      {id: 'a', name: 'A'},
      {id: 'b', name: 'B', teaser},
    ])
  })
})

describe('trail to a category', () => {
  const items = navigationOf(root)

  it('names every level', () => {
    expect(trailTo(items, 'strollers-city').map(({id}) => id)).toEqual([
      'strollers',
      'strollers-city',
    ])
  })

  it('is empty for a category outside of the menu', () => {
    expect(trailTo(items, 'outlet-2')).toEqual([])
  })
})
