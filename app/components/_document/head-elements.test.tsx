import {render} from '@testing-library/react'
import {FOR_READERS, HEAD_MARK} from '@app/shared/lib/head-mark'
import {withShortMarks} from './head-elements'

const mark = {'data-react-helmet': 'true'}
const head = [
  <title key="0" {...mark}>
    Vindra
  </title>,
  [
    <meta key="1" {...mark} name="description" content="Leise" />,
    <meta key="2" {...mark} property="og:title" content="Vindra" />,
    <meta key="3" {...mark} name="twitter:card" content="summary" />,
    <meta key="4" {...mark} name="robots" content="noindex" />,
    <link key="5" {...mark} rel="alternate" hrefLang="en-DE" href="/en" />,
    <link key="6" {...mark} rel="canonical" href="/de" />,
  ],
  <meta key="7" name="viewport" content="x" />,
]

it('marks what browsers update, and nothing that only readers of documents need', () => {
  render(<>{withShortMarks(head)}</>, {container: document.head})
  const marked = [...document.head.querySelectorAll(`[${HEAD_MARK}]`)]
  expect(marked.map(({outerHTML}) => outerHTML)).toEqual([
    '<title data-head="">Vindra</title>',
    '<meta name="robots" content="noindex" data-head="">',
    '<link rel="canonical" href="/de" data-head="">',
  ])
  const unmarked = [...document.head.querySelectorAll(FOR_READERS)]
  expect(unmarked).toHaveLength(4)
  expect(unmarked.some((element) => marked.includes(element))).toBe(false)
  expect(document.head.innerHTML).not.toContain('react-helmet')
})
