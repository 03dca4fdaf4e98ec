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
