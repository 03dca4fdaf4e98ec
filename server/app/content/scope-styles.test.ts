import {scopeStyles} from './scope-styles'

const scope = (css: string) => scopeStyles(css, 'own-a').replace(/\s+/g, ' ')

it.each([
  ['p, .x > a { color: red }', '.own-a p, .own-a .x > a { color: red }'],
  ['body { color: red }', '.own-a { color: red }'],
  ['html.dark p { color: red }', '.own-a.dark p { color: red }'],
  [
    '@media (min-width: 1px) { p { color: red } }',
    '@media (min-width: 1px) { .own-a p { color: red } }',
  ],
])('%s applies in its block', (css, expected) => expect(scope(css)).toBe(expected))

it.each([
  '~ footer { display: none }',
  '+ footer { display: none }',
  '@import url("https://evil.example/a.css");',
  '@font-face { font-family: A; src: url(https://evil.example/a.woff2) }',
  '@layer x { p { color: red } }',
  '@property --p { syntax: "*"; inherits: true; initial-value: fixed }',
  'html ~ * { display: none }',
  ':root + footer { display: none }',
  'body.dark ~ footer { display: none }',
  'html[a="] b"] ~ footer { display: none }',
  'html:is(a b, (c)) ~ footer { display: none }',
  'html/* > */~ footer { display: none }',
  'html /**/ ~ footer { display: none }',
  'html /*,*/ ~ footer { display: none }',
  'html:has(form) p { display: none }',
  'h\\74ml ~ footer { display: none }',
  ':is(:scope) ~ footer { display: none }',
  '& ~ footer { color: red }',
])('%s is left out', (css) => expect(scope(css)).toBe(''))

it('leaves out nesting, places of the window and foreign addresses', () => {
  expect(scope('p { position: fixed; color: red }')).toBe('.own-a p { color: red }')
  expect(scope('p { background: url(https://evil.example/a.png); color: red }')).toBe(
    '.own-a p { color: red }',
  )
  expect(scope('p { @media all { footer { color: red } } color: blue }')).toBe(
    '.own-a p { color: blue }',
  )
  expect(scope('p { color: red; & ~ footer { display: none } }')).toBe('.own-a p { color: red }')
})

it.each([
  '--p: fixed',
  'position: var(--p)',
  'position: var(--p, fixed)',
  'position: f\\69xed',
  'p\\6fsition: fixed',
  'position: sticky',
  'position:/**/fixed',
  'background: url(//evil.example/a.png)',
  'background: url("/\t/evil.example/a.png")',
  'background: url(/\\evil.example/a.png)',
  'background: URL( https://evil.example/a.png )',
  'background: url(/session/sign-out)',
  'background: url("https://evil.example/a.png',
  'background: image-set("https://evil.example/a.png" 1x)',
  'background: -webkit-image-set(url(/mobify/a.png) 1x, "https://evil.example/a.png" 2x)',
  'content: url(https://evil.example/a.png)',
  'cursor: url(https://evil.example/a.cur), auto',
  'view-transition-name: page',
  'behavior: url(/mobify/a.htc)',
])('leaves out the declaration %j', (declaration) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(scope(`p { color: red; ${declaration} }`)).toMatch(/^(?:|\.own-a p \{ color: red;? ?\})$/)
})

it('keeps what applies inside', () => {
  const folder = '/on/demandware.static/-/Sites-lib/default/dw12345678/images'
  expect(
    scope(`p:not(.a ~ b) > i::before { content: "\\201C"; z-index: 2; position: absolute }`),
  ).toBe('.own-a p:not(.a ~ b) > i::before { content: "\\201C"; z-index: 2; position: absolute }')
  expect(scope(`body > p ~ p { background: url('https://i.example${folder}/a b.jpg') 0 0 }`)).toBe(
    `.own-a > p ~ p { background: url("/mobify/proxy/static${folder}/a%20b.jpg") 0 0 }`,
  )
  expect(scope('p { color: var(--color-spruce); margin: calc(1em + var(--space-4)) }')).toBe(
    '.own-a p { color: var(--color-spruce); margin: calc(1em + var(--space-4)) }',
  )
})

it('names animations after the block', () => {
  expect(scope('@keyframes up { from { opacity: 0 } } p { animation: up 1s }')).toBe(
    '@keyframes own-a-up { from { opacity: 0 } } .own-a p { animation: own-a-up 1s }',
  )
})

it('leaves out styles that cannot be read', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(scope('p { color: red')).toBe('')
  expect(warn).toHaveBeenCalled()
})
