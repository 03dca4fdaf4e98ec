import {createPaths} from '@common/paths'
import {
  categoriesOf,
  categoryOf,
  hrefOf,
  itemsOn,
  partsOf,
  trailTo,
  type NavigationItem,
} from './navigation'

const paths = createPaths({alias: 'deu'}, {alias: 'de-de'})
const items: readonly NavigationItem[] = [
  {
    id: 'strollers',
    name: 'Strollers',
    children: [
      {id: 'city', name: 'City'},
      {
        id: 'for-strollers',
        name: 'For strollers',
        to: '/category/stroller-accessories',
        children: [{id: 'rain', name: 'Rain'}],
      },
      {id: 'card', name: 'Card', to: '/category/city', kind: 'card', image: 'a.jpg'},
      {id: 'menu-strollers', name: '', to: null, kind: 'slot'},
    ],
  },
  {id: 'help', name: 'Help', to: 'https://help.example/'},
  {id: 'accessories', name: 'Accessories', children: [{id: 'rain', name: 'Rain'}]},
]
const [strollers, help] = items as [NavigationItem, NavigationItem]

describe('an entry', () => {
  it('leads to its category, its link, or nowhere', () => {
    expect(hrefOf(strollers, paths)).toBe('/deu/de-de/category/strollers')
    expect(hrefOf(help, paths)).toBe('https://help.example/')
    expect(hrefOf({id: 'a', name: 'A', to: '/content/a'}, paths)).toBe('/deu/de-de/content/a')
    expect(hrefOf({id: 'a', name: 'A', to: null}, paths)).toBeUndefined()
  })

  it('names the category that it leads to', () => {
    const below = strollers.children ?? []
    expect([strollers, help, ...below].map(categoryOf)).toEqual([
      'strollers',
      undefined,
      'city',
      'stroller-accessories',
      'city',
      undefined,
    ])
  })
})

describe('a level', () => {
  it('has texts, cards and slots', () => {
    const {texts, cards, slots} = partsOf(strollers.children)
    const ids = [texts, cards, slots].map((part) => part.map(({id}) => id))
    expect(ids).toEqual([['city', 'for-strollers'], ['card'], ['menu-strollers']])
    expect(partsOf(undefined)).toEqual({texts: [], cards: [], slots: []})
  })
})

describe('windows', () => {
  const menu: readonly NavigationItem[] = [
    {id: 'wide', name: 'Wide', hide: ['mobile']},
    {id: 'below', name: 'Below', children: [{id: 'phone', name: 'Phone', hide: ['desktop']}]},
    {
      id: 'heading',
      name: 'Heading',
      to: null,
      children: [{id: 'x', name: 'X', hide: ['desktop']}],
    },
  ]

  it('show what is not hidden; an entry with nothing left leads to its page or is gone', () => {
    expect(itemsOn(menu, 'desktop')).toEqual([
      {id: 'wide', name: 'Wide', hide: ['mobile']},
      {id: 'below', name: 'Below'},
    ])
    expect(itemsOn(menu, 'mobile').map(({id}) => id)).toEqual(['below', 'heading'])
  })

  it('keep slots', () => {
    expect(itemsOn(items, 'mobile')[0]?.children).toHaveLength(4)
  })
})

describe('categories of the menu', () => {
  it('are the entries under their own id', () => {
    expect(categoriesOf(items)).toEqual([
      {id: 'strollers', name: 'Strollers', children: [{id: 'city', name: 'City'}]},
      {id: 'accessories', name: 'Accessories', children: [{id: 'rain', name: 'Rain'}]},
    ])
  })

  it('give the trail to a category', () => {
    expect(trailTo(items, 'rain').map(({id}) => id)).toEqual(['accessories', 'rain'])
    expect(trailTo(items, 'gone')).toEqual([])
  })
})
