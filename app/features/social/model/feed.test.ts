import {postsFor, postsOf, type WireFeed} from './feed'

const item = (id: string, more: object = {}) => ({
  id,
  source: {
    type: 'instagram',
    link: `https://instagram.example/p/${id}`,
    caption: 'Hello',
    likeCount: 3,
    user: {username: 'nordstua.home'},
  },
  media: {altText: 'A chair', large: {link: '/large'}, largeSquare: {link: '/square'}},
  products: {items: [{id: 'BH-1', name: 'Chair', spatialTags: {x: 0.25, y: 1.4}}]},
  ...more,
})
const feed = (...items: object[]) => ({data: {items}}) as WireFeed

it('reads a post with its products, places in percent of the picture', () => {
  expect(postsOf(feed(item('a')))).toEqual([
    {
      id: 'a',
      user: 'nordstua.home',
      caption: 'Hello',
      source: 'Instagram',
      link: 'https://instagram.example/p/a',
      likes: 3,
      square: '/square',
      full: '/large',
      alt: 'A chair',
      hotspots: [{productId: 'BH-1', name: 'Chair', place: {x: 25, y: 100}}],
    },
  ])
})

it('leaves out tiktok and what has no picture', () => {
  const posts = postsOf(
    feed(
      item('a', {source: {type: 'tiktok'}}),
      item('d', {source: {type: 'TikTok'}}),
      item('b', {media: {}}),
      item('c'),
      {},
    ),
  )
  expect(posts.map(({id}) => id)).toEqual(['c'])
})

it('lists a product without a place, and follows no strange address', () => {
  const [post] = postsOf(
    feed(
      item('a', {
        source: {type: 'pinterest', link: 'javascript:alert(1)'},
        products: {items: [{id: 'BH-1', name: 'Chair'}, {id: 'BH-2'}]},
      }),
    ),
  )
  expect(post).toMatchObject({
    link: '',
    hotspots: [{productId: 'BH-1', name: 'Chair', place: null}],
  })
})

it('throws at an answer that is none', () => {
  expect(() => postsOf({} as WireFeed)).toThrow()
})

it('puts the product of the page first, and shows ten', () => {
  const many = postsOf(
    feed(
      ...Array.from({length: 12}, (_, index) =>
        item(`p${index}`, {products: {items: [{id: `BH-${index}`, name: 'Chair'}]}}),
      ),
    ),
  )
  const shown = postsFor(many, 'BH-11')
  expect(shown).toHaveLength(10)
  expect(shown.slice(0, 2).map(({id}) => id)).toEqual(['p11', 'p0'])
})

it.each([
  ['https://social.example/p/a', 'https://social.example/p/a'],
  ['http://social.example/p/a', 'http://social.example/p/a'],
  ['javascript:alert(1)', ''],
  ['see https://social.example', ''],
  ['', ''],
])('the link %j of a post is %j', (link, safe) => {
  expect(postsOf(feed(item('a', {source: {link}})))[0]?.link).toBe(safe)
})
