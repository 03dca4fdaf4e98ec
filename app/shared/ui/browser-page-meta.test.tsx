import {act} from '@testing-library/react'
import {renderInShop} from '@app/shared/test/render'
import {PageMeta as BrowserPageMeta} from './browser-page-meta'
import {PageMeta, type PageMetaProps} from './PageMeta'

const settled = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))

const attributeOf = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name)

const headNow = () => ({
  title: document.title,
  canonical: attributeOf('link[rel=canonical]', 'href'),
  robots: attributeOf('meta[name=robots]', 'content'),
})

async function headOf(Component: typeof PageMeta, props: PageMetaProps) {
  const {unmount} = renderInShop(<Component {...props} />)
  await settled()
  const head = headNow()
  unmount()
  await settled()
  return head
}

it.each<PageMetaProps>([
  {title: 'Vindra', canonical: '/deu/en-de/product/BH-1010'},
  {title: 'Vindra | Barnholt', titleIsComplete: true, noIndex: true},
])('has title, address and robots of the document: %j', async (props) => {
  const expected = await headOf(PageMeta, props)
  expect(expected.title).toContain('Vindra')
  expect(await headOf(BrowserPageMeta, props)).toEqual(expected)
})

it('leaves what links are previewed with until another page is opened', async () => {
  document.head.innerHTML =
    '<meta property="og:title" content="Vindra"><link rel="alternate" href="/en"><meta name="viewport">'
  const {rerender} = renderInShop(<BrowserPageMeta title="Vindra" />)
  await settled()
  expect(document.head.querySelectorAll('meta[property], link[rel=alternate]')).toHaveLength(2)
  window.history.pushState(null, '', '/deu/en-de/product/BH-1020')
  rerender(<BrowserPageMeta title="Torvela" />)
  await settled()
  expect(document.head.querySelectorAll('meta[property], link[rel=alternate]')).toHaveLength(0)
  expect(document.head.querySelector('meta[name=viewport]')).not.toBeNull()
})
