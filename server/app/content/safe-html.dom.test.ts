/** @jest-environment jsdom */
import fc from 'fast-check'
import {createPaths} from '../../../common/paths'
import {safeHtml} from './safe-html'

const paths = createPaths({alias: 'deu'}, {alias: 'de-de'})
const catalogue = (html: string): string => safeHtml(html, 'catalogue', paths)
const content = (html: string): string => safeHtml(html, 'content', paths)

/** The markup that a browser keeps of a block inside a list and a table of the page; null when the block ends early. */
function sanitised(html: string): string | null {
  const page = `<main><ul><li><table><tr><td><details><div id="block">${html}</div></details></td></tr></table></li></ul><footer></footer></main>`
  const parsed = new DOMParser().parseFromString(page, 'text/html')
  const block = parsed.querySelector('#block')
  const isWhole =
    block?.parentElement?.tagName === 'DETAILS' &&
    block.parentElement.childNodes.length === 1 &&
    parsed.querySelectorAll('td').length - block.querySelectorAll('td').length === 1 &&
    parsed.body.childNodes.length === 1 &&
    parsed.querySelector('main')?.lastElementChild?.tagName === 'FOOTER'
  return isWhole ? block.innerHTML : null
}

const ALLOWED =
  /^(?:href|target|rel|hreflang|src|srcset|sizes|alt|width|height|loading|decoding|media|type|colspan|rowspan|headers|scope|abbr|span|start|reversed|datetime|open|class|id|lang|dir|title|role|aria-[a-z]+|data-[a-z-]+|tabindex)$/
const FORBIDDEN =
  'script,style,link,meta,base,iframe,object,embed,form,input,button,select,textarea,svg,math,template,noscript,h1'

function expectSafe(html: string): void {
  // In attributes a browser writes these signs as they are.
  const written = html.replace(/="([^"]*)"/g, (value) =>
    value.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
  )
  expect(sanitised(html)?.replaceAll('&nbsp;', '\u00a0')).toBe(written)
  const block = document.createElement('div')
  block.innerHTML = html
  expect(block.querySelector(FORBIDDEN)).toBeNull()
  for (const element of block.querySelectorAll('*')) {
    for (const {name, value} of element.attributes) {
      expect(name).toMatch(ALLOWED)
      if (name === 'href' || name === 'src')
        expect(value).not.toMatch(/^\s*(?:javascript|data|vbscript):/i)
    }
  }
}

const TAGS =
  'a b i p div span ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr td th h1 h2 h3 h6 pre blockquote section article details summary ruby rt rp picture source img br hr form input select option button svg math mtext mi title style script template noscript iframe textarea main html body head frameset base meta link object nobr font plaintext xmp'.split(
    ' ',
  )
const attribute = fc.constantFrom(
  '',
  ' id="x"',
  ' class="a"',
  ' href="/a?b=1&c"',
  ' href="javascript:alert(1)"',
  ' onclick="alert(1)"',
  ' style="position:fixed"',
  ' src=x onerror=alert(1)',
  ' title="<b>&quot;',
  ' data-widget="product"',
  ' srcset="/a b.jpg 1x, javascript:x 2x"',
)
const tag = fc.constantFrom(...TAGS)
const piece = fc.oneof(
  fc.tuple(tag, attribute).map(([name, more]) => `<${name}${more}>`),
  tag.map((name) => `</${name}>`),
  fc.constantFrom(
    'text',
    ' ',
    '\n',
    '&amp;',
    '&lt;',
    '&#13;',
    '\r\n',
    '<',
    '>',
    '"',
    '<!-- a -->',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?x',
    '</',
    '\u0000',
    '\ud83d',
  ),
)
const soup = fc.array(piece, {maxLength: 40}).map((pieces) => pieces.join(''))

it.each(['catalogue', 'content'] as const)(
  '%s: whatever is written, a browser keeps it as it is',
  (kind) => {
    fc.assert(
      fc.property(soup, (html) => expectSafe(safeHtml(html, kind, paths))),
      {numRuns: 150},
    )
  },
)

it.each([
  ['Text <!-- open comment', 'Text'],
  ['Text</div></div></main>after', 'Textafter'],
  [
    '<table><tr><td><a href="/x"><b>open',
    '<div data-scroll="" tabindex="0"><table><tbody><tr><td><a href="/deu/de-de/x"><b>open</b></a></td></tr></tbody></table></div>',
  ],
  ['<meta http-equiv="refresh" content="0;url=https://elsewhere.example/">', ''],
  [
    '<form action="https://elsewhere.example/"><input name="a"></form><base href="https://elsewhere.example/">',
    '',
  ],
  [
    '<img src=x onerror="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)">x</a>',
    '<img src="x"><a>x</a>',
  ],
  ['<p>a</p><h1>Second title</h1><h2>b</h2>', '<p>a</p><h3>Second title</h3><h4>b</h4>'],
  ['First line\nSecond line\n\nThird', 'First line<br>Second line<br><br>Third'],
  ['<b>50</b> off\r\n&amp; more', '<b>50</b> off<br>&amp; more'],
  ['<p id="a" class="b" data-x="1" role="main">x</p>\n<p>y</p>', '<p>x</p>\n<p>y</p>'],
  ['<li>one<li>two', '<div>one</div><div>two</div>'],
  ['<p>a<ul><li>b</ul>c', '<p>a</p><ul><li>b</li></ul>c'],
  ['<b><p>a<b><div>c</div></b></p></b>', '<b><div>a<b><div>c</div></b></div></b>'],
  ['<a href="/a">x<a href="/b">y</a>', '<a href="/deu/de-de/a">xy</a>'],
  [
    '<table>stray<tr><td>x',
    'stray<div data-scroll="" tabindex="0"><table><tbody><tr><td>x</td></tr></tbody></table></div>',
  ],
])('of the catalogue: %j', (html, expected) => {
  expect(catalogue(html)).toBe(expected)
  expectSafe(catalogue(html))
})

it('keeps the order of headings below those of the page', () => {
  expect(content('<h1>a</h1><h2>b</h2>')).toBe('<h2>a</h2><h3>b</h3>')
  expect(content('<h3>a</h3>')).toBe('<h3>a</h3>')
  expect(catalogue('<h2>a</h2><h6>b</h6>')).toBe('<h3>a</h3><h6>b</h6>')
})

it('bounds nesting and length', () => {
  const deep = content('<div>'.repeat(30_000) + 'x')
  expect(deep.length).toBeLessThan(2_000)
  expect(deep).toContain('x')
  expect(content('<section><b>'.repeat(5_000) + '</p>').length).toBeLessThan(2_000)
  expect(content('a'.repeat(300_000)).length).toBe(200_000)
  const started = Date.now()
  for (const part of ['<table>', '<a>', '<p><b>', '<td>', '</li><li>', '&', '<!--', '$url(']) {
    content(part.repeat(5_000))
  }
  expect(Date.now() - started).toBeLessThan(10_000)
})
