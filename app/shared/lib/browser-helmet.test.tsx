import {act, render} from '@testing-library/react'
import type {ReactNode} from 'react'
import {Helmet as Library} from 'react-helmet'
import {Helmet} from './browser-helmet'

/** Head elements of a page as the shop renders them: some of them are conditional. */
function contents(page: {title: string; text?: string; noIndex?: boolean; locale?: string}) {
  const {title, text, noIndex, locale = 'de-DE'} = page
  const locales = ['de-DE', 'en-DE']
  return [
    <>
      <html lang={locale} dir="ltr" data-site="DEU" />
      <meta name="messages" content={`/${locale}.json`} />
      <link rel="icon" type="image/svg+xml" href="/mark.svg" />
      {locales.map((id) => (
        <link key={id} rel="alternate" hrefLang={id} href={`/${id}/${title}`} />
      ))}
    </>,
    <>
      <title>{`${title} | Barnholt`}</title>
      {text && <meta name="description" content={text} />}
      {text && <link rel="canonical" href={`https://shop.example/${title}`} />}
      <meta property="og:title" content={title} />
      {noIndex && <meta name="robots" content="noindex, follow" />}
    </>,
  ] as const
}

type Component = typeof Helmet

function Page({component, ...page}: {component: Component} & Parameters<typeof contents>[0]) {
  const [shell, own] = contents(page)
  const One = component
  return (
    <>
      <One>{shell.props.children as ReactNode}</One>
      <One>{own.props.children as ReactNode}</One>
    </>
  )
}

/** The current head, independent of the order of its elements. */
const headNow = () => ({
  title: document.title,
  html: [...document.documentElement.attributes]
    .filter(({name}) => name !== 'data-react-helmet')
    .map(({name, value}) => `${name}=${value}`)
    .sort(),
  elements: [...document.head.querySelectorAll('meta, link')]
    .map(({outerHTML}) => outerHTML.replace('data-react-helmet="true"', 'data-head=""'))
    .sort(),
})

const settled = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))

const VISITS = [
  {title: 'Kinderwagen', text: 'Leicht "und" leise'},
  {title: 'Suche', noIndex: true},
  {title: 'Vindra', text: 'Ein <Wagen>', locale: 'en-DE'},
  {title: 'Vindra', text: 'Ein <Wagen>', locale: 'en-DE'},
]

async function visit(component: Component) {
  document.head.innerHTML = '<meta charset="utf-8">'
  document.title = ''
  const heads = []
  const {rerender, unmount} = render(<Page component={component} title="Start" />)
  await settled()
  heads.push(headNow())
  for (const page of VISITS) {
    rerender(<Page component={component} {...page} />)
    await settled()
    heads.push(headNow())
  }
  unmount()
  await settled()
  return heads
}

test('says the same as react-helmet on every page of a visit', async () => {
  const expected = await visit(Library as unknown as Component)
  const actual = await visit(Helmet)
  expect(expected[1]?.elements).toHaveLength(8)
  expect(actual).toEqual(expected)
})

test('leaves the elements of the server where they are', async () => {
  document.head.innerHTML =
    '<meta data-head="" name="description" content="Leise"><meta name="viewport" content="x">'
  const [theirs, others] = document.head.children
  const {unmount} = render(
    <Helmet>
      <meta name="description" content="Leise" />
    </Helmet>,
  )
  await settled()
  expect([...document.head.children]).toEqual([theirs, others])
  unmount()
  await settled()
  expect([...document.head.children]).toEqual([others])
})

test('the later of two pages that are there at once is right', async () => {
  document.head.innerHTML = ''
  const {rerender} = render(
    <>
      <Helmet>
        <title>Erste</title>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href="/erste" />
      </Helmet>
      <Helmet>
        <title>Zweite</title>
        <meta name="robots" content="noindex, follow" />
        <link rel="canonical" href="/zweite" />
      </Helmet>
    </>,
  )
  await settled()
  expect(headNow()).toMatchObject({title: 'Zweite', elements: {length: 2}})
  expect(document.head.innerHTML).toContain('/zweite')
  rerender(
    <Helmet>
      <title>Erste</title>
      <meta name="robots" content="noindex" />
    </Helmet>,
  )
  await settled()
  expect(headNow()).toMatchObject({title: 'Erste', elements: {length: 1}})
})

test('an attribute that is the same is not set again: browsers would compute the style of the whole page', async () => {
  const {rerender} = render(<Page component={Helmet} title="Vindra" />)
  await settled()
  const set = jest.spyOn(document.documentElement, 'setAttribute')
  rerender(<Page component={Helmet} title="Torvela" />)
  await settled()
  expect(document.title).toContain('Torvela')
  expect(set).not.toHaveBeenCalled()
  rerender(<Page component={Helmet} title="Torvela" locale="en-DE" />)
  await settled()
  expect(set.mock.calls).toEqual([['lang', 'en-DE']])
})
