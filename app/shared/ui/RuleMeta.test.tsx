import {waitFor} from '@testing-library/react'
import {isRefused, type MetaTags} from '@app/shared/lib/meta-tags'
import {renderInShop} from '@app/shared/test/render'
import {PageMeta} from './PageMeta'
import {RuleMeta} from './RuleMeta'

const contents = (selector: string): (string | null)[] =>
  [...document.head.querySelectorAll(`meta[${selector}]`)].map((one) => one.getAttribute('content'))
const alternates = () => document.head.querySelectorAll('link[rel=alternate]')

const page = (tags: MetaTags, noIndex = false) => (
  <>
    <PageMeta
      title="Prams"
      description="Of the page"
      canonical="/deu/en-de/category/prams"
      share={{kind: 'category', id: 'prams'}}
      noIndex={noIndex || isRefused(tags)}
    />
    <RuleMeta tags={tags} noIndex={noIndex} />
  </>
)

test('tags of the backend go before the texts of the page (rule SEO-10)', async () => {
  const {container} = renderInShop(
    page({
      name: {description: 'Of a rule', author: 'The workshop'},
      property: {'og:title': 'Shared prams', 'og:image': 'https://static.test/a.jpg'},
      jsonld: {facts: '{"@type":"Thing","name":"</script>"}'},
    }),
    {served: true},
  )
  await waitFor(() => expect(contents('name=description')).toEqual(['Of a rule']))
  expect(contents('name=author')).toEqual(['The workshop'])
  expect(contents('property="og:title"')).toEqual(['Shared prams'])
  expect(contents('property="og:description"')).toEqual(['Of the page'])
  expect(contents('property="og:image"')).toEqual(['https://static.test/a.jpg'])
  expect(contents('name=robots')).toEqual([])
  expect(alternates()).toHaveLength(2)
  expect(container.querySelector('script')?.innerHTML).toBe(
    '{"@type":"Thing","name":"\\u003c/script>"}',
  )
})

test('a rule takes a page out of search engines', async () => {
  renderInShop(page({name: {robots: 'noindex, nofollow'}}))
  await waitFor(() => expect(contents('name=robots')).toEqual(['noindex, nofollow']))
  expect(alternates()).toHaveLength(0)
})

test('a rule cannot list a page that refuses itself', async () => {
  renderInShop(page({name: {robots: 'max-snippet:20'}}, true))
  await waitFor(() => expect(contents('name=robots')).toEqual(['noindex, follow']))
  expect(alternates()).toHaveLength(0)
})
