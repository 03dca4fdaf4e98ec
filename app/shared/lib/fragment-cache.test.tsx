/** @jest-environment node */
import {renderToString} from 'react-dom/server'
import {useId, useState} from 'react'
import {CachedFragment} from '@app/shared/ui/CachedFragment'
import {collectMarkup, cachedFragment} from './fragment-cache'

const rendered = jest.fn()

function Tile({name}: {name: string}) {
  const [pressed, setPressed] = useState(0)
  rendered(name)
  return (
    <article>
      <ul>
        <li>
          {name} & {pressed} times
        </li>
      </ul>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Press
      </button>
    </article>
  )
}

const list = (names: readonly string[], keeps = true) => (
  <ul>
    {names.map((name) => (
      <CachedFragment key={name} id={() => (keeps ? `tile ${name}` : null)}>
        {() => <Tile name={name} />}
      </CachedFragment>
    ))}
  </ul>
)

const plain = (names: readonly string[]) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <Tile name={name} />
      </li>
    ))}
  </ul>
)

const page = (names: readonly string[]) => collectMarkup(renderToString(list(names)))

test('the first page is as React makes it', () => {
  const expected = renderToString(plain(['one', '<two>']))
  expect(page(['one', '<two>'])).toBe(expected)
})

test('a later page has the same markup without rendering it', () => {
  const expected = renderToString(plain(['red', 'blue']))
  page(['red'])
  page(['blue', 'green'])
  rendered.mockClear()
  expect(page(['red', 'blue'])).toBe(expected)
  expect(rendered).not.toHaveBeenCalled()
})

test('a part without an id is rendered each time', () => {
  const html = () => collectMarkup(renderToString(list(['anew'], false)))
  html()
  rendered.mockClear()
  html()
  expect(rendered).toHaveBeenCalledTimes(1)
})

test('a part with ids of its place is not kept', () => {
  function WithId() {
    return <p id={useId()}>text</p>
  }
  collectMarkup(
    renderToString(<CachedFragment id={() => 'placed'}>{() => <WithId />}</CachedFragment>),
  )
  expect(cachedFragment('placed')).toBeUndefined()
})
