import {createPaths} from '../../../common/paths'
import {sanitise, widgetNamed} from './sanitise'

const paths = createPaths({alias: 'deu'}, {alias: 'de-de'})
const clean = (html: string) => sanitise(html, 'content', paths)

describe('hostile markup', () => {
  it.each([
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
    ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
    ['<img src="x" onerror="alert(1)" alt="">', '<img src="x" alt="" />'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
    ['<a href="//evil.example/a">x</a>', '<a>x</a>'],
    ['<iframe src="https://evil.example"></iframe>x', 'x'],
    ['<object data="a.swf"></object><embed src="a">x', 'x'],
    ['<svg><script>alert(1)</script></svg>x', 'x'],
    ['<svg><text>a</text></svg><template>b</template><title>c</title>x', 'x'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>x', 'x'],
    ['<link rel="stylesheet" href="//evil.example">x', 'x'],
    ['<img name="cookie" id="cookie"><p id="cookie">', '<img id="text-cookie" /><p></p>'],
    ['<p data-experiment="a" data-island="b">x</p>', '<p>x</p>'],
    ['<svg onload="alert(1)"></svg>x', 'x'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>x', 'x'],
    ['<form action="https://evil.example"><input name="p"></form>x', 'x'],
    ['<style>p{color:red}</style><p>x</p>', '<p>x</p>'],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
    ['<base href="https://evil.example/"><p>x</p>', '<p>x</p>'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example"><p>x</p>', '<p>x</p>'],
    [
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
      '<p title="&lt;/noscript&gt;&lt;img src=x onerror=alert(1)&gt;"></p>',
    ],
    [
      '<p id="main">x</p><a href="#main">y</a>',
      '<p id="text-main">x</p><a href="#text-main">y</a>',
    ],
  ])('%s', (html, expected) => expect(clean(html)).toBe(expected))
})

it('keeps texts, tables, pictures and links, and adds site and locale', () => {
  const html =
    '<h2>A</h2><table><tbody><tr><th scope="row">B</th><td colspan="2">C &amp; D</td></tr></tbody></table>'
  expect(clean(html)).toBe(html)
  expect(clean('<a href="/contact-us">x</a>')).toBe('<a href="/deu/de-de/contact-us">x</a>')
  expect(clean('<a href="/deu/de-de/home">x</a>')).toBe('<a href="/deu/de-de/home">x</a>')
  expect(clean('<a href="https://a.example" target="_blank">x</a>')).toBe(
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
  )
  expect(clean('<a href="/a" target="_top">x</a>')).toBe('<a href="/deu/de-de/a">x</a>')
})

it('knows widgets by attribute and by element, however they are written', () => {
  expect(widgetNamed('addToCart')).toBe('addToCart')
  expect(widgetNamed('ADD-TO-CART')).toBe('addToCart')
  expect(widgetNamed('nothing')).toBeUndefined()
  expect(clean('<widget-add-to-cart product-id="BH-1"></widget-add-to-cart>')).toBe(
    '<div data-product-id="BH-1" data-widget="addToCart"></div>',
  )
  expect(clean('<div data-widget="product" data-product-id="BH-1"></div>')).toBe(
    '<div data-widget="product" data-product-id="BH-1"></div>',
  )
  expect(
    clean(
      '<div data-widget="article" data-href="javascript:alert(1)" data-image="//evil.example/a"></div>',
    ),
  ).toBe('<div data-widget="article"></div>')
  expect(
    clean(
      '<div data-widget="article" data-href="/on/demandware.store/Sites-DEU-Site/de_DE/Cart-Show"></div>',
    ),
  ).toBe('<div data-widget="article" data-href="/appcart"></div>')
})
