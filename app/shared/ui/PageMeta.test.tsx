import {waitFor} from '@testing-library/react'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {PageMeta} from './PageMeta'

const links = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(
    ({hreflang, href}) => [hreflang, href],
  )

test('a page names its own address, in every language of its site', async () => {
  renderInShop(<PageMeta title="Prams" canonical="/deu/en-de/category/prams?offset=38" />)
  await waitFor(() =>
    expect(links('canonical')).toEqual([
      ['', 'http://localhost/deu/en-de/category/prams?offset=38'],
    ]),
  )
  expect(links('alternate')).toEqual([
    ['de-DE', 'http://localhost/deu/de-de/category/prams?offset=38'],
    ['en-DE', 'http://localhost/deu/en-de/category/prams?offset=38'],
  ])
})

test('a page that is not listed has no other languages', async () => {
  renderInShop(<PageMeta title="Prams" canonical="/deu/en-de/category/prams" noIndex />)
  await waitFor(() => expect(document.head.querySelector('meta[name=robots]')).not.toBeNull())
  expect(links('alternate')).toEqual([])
})

test('nor has a site of one language', async () => {
  renderInShop(<PageMeta title="Strollers" canonical="/usa/en-us/stores" />, {
    shop: testShop('USA'),
  })
  await waitFor(() =>
    expect(links('canonical')).toEqual([['', 'http://localhost/usa/en-us/stores']]),
  )
  expect(links('alternate')).toEqual([])
})

test('the home page names the address that selects a site as the default', async () => {
  renderInShop(<PageMeta title="Home" canonical="/usa/en-us/home" />, {shop: testShop('USA')})
  await waitFor(() =>
    expect(links('alternate')).toEqual([
      ['en-US', 'http://localhost/usa/en-us/home'],
      ['x-default', 'http://localhost/'],
    ]),
  )
})

const content = (selector: string) =>
  document.head.querySelector<HTMLMetaElement>(`meta[${selector}]`)?.content

test('tags of the backend go before the texts of the page (rule SEO-10)', async () => {
  const {container} = renderInShop(
    <PageMeta
      title="Prams"
      description="Of the page"
      canonical="/deu/en-de/category/prams"
      share={{kind: 'category', id: 'prams'}}
      tags={{
        name: {description: 'Of a rule', author: 'The workshop'},
        property: {'og:title': 'Shared prams', 'og:image': 'https://static.test/a.jpg'},
        jsonld: {facts: '{"@type":"Thing","name":"</script>"}'},
      }}
    />,
  )
  await waitFor(() => expect(content('name=description')).toBe('Of a rule'))
  expect(content('name=author')).toBe('The workshop')
  expect(content('property="og:title"')).toBe('Shared prams')
  expect(content('property="og:description"')).toBe('Of a rule')
  const pictures = document.head.querySelectorAll('meta[property="og:image"]')
  expect([...pictures].map((one) => one.getAttribute('content'))).toEqual([
    'https://static.test/a.jpg',
  ])
  expect(content('name=robots')).toBeUndefined()
  expect(container.querySelector('script')?.innerHTML).toBe(
    '{"@type":"Thing","name":"\\u003c/script>"}',
  )
})

test('a rule takes a page out of search engines, and cannot list one that refuses itself', async () => {
  const page = (robots: string, noIndex = false) => (
    <PageMeta
      title="Prams"
      canonical="/deu/en-de/category/prams"
      noIndex={noIndex}
      tags={{name: {robots}}}
    />
  )
  const {unmount} = renderInShop(page('noindex, nofollow'))
  await waitFor(() => expect(content('name=robots')).toBe('noindex, nofollow'))
  expect(links('alternate')).toEqual([])
  unmount()
  const second = renderInShop(page('max-snippet:20', true))
  await waitFor(() => expect(content('name=robots')).toBe('noindex, follow'))
  second.unmount()
  renderInShop(page('max-snippet:20'))
  await waitFor(() => expect(content('name=robots')).toBe('max-snippet:20'))
})
