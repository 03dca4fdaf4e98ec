import {withoutPreview, withPreview} from './follow'

const ORIGIN = 'https://shop.example'

it('keeps the preview on pages of the shop', () => {
  expect(withPreview('/deu/de-de/home?q=a#b', 't.s', ORIGIN)).toBe(
    `${ORIGIN}/deu/de-de/home?q=a&preview=t.s#b`,
  )
})

it('does not send the preview to another shop', () => {
  expect(withPreview('https://other.example/home', 't.s', ORIGIN)).toBe(
    'https://other.example/home',
  )
})

it('leads to the page of visitors', () => {
  const href = `${ORIGIN}/deu/de-de/home?preview=t.s&experiment=cro63:variant1&q=a`
  expect(withoutPreview(href)).toBe(`${ORIGIN}/deu/de-de/home?q=a`)
  // The browser takes a path with two slashes for a host.
  expect(withoutPreview(`${ORIGIN}//other.example/?preview=t.s`)).toBe(`${ORIGIN}//other.example/`)
})
