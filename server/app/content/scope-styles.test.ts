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
])('%s is left out', (css) => expect(scope(css)).toBe(''))

it('leaves out nesting, places of the window and foreign addresses', () => {
  expect(scope('p { position: fixed; color: red }')).toBe('.own-a p { color: red }')
  expect(scope('p { background: url(https://evil.example/a.png); color: red }')).toBe(
    '.own-a p { color: red }',
  )
  expect(scope('p { color: red; & ~ footer { display: none } }')).toBe('.own-a p { color: red }')
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
