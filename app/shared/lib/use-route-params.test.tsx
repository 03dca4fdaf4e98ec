import {act, render, screen} from '@testing-library/react'
import {BrowserRouter, Link, Route, StaticRouter, Switch, useLocation} from 'react-router-dom'
import {createPaths} from '@common/paths'
import {patternsOfPage} from './route-of'
import {useRouteParams} from './use-route-params'

const paths = createPaths({alias: 'deu'}, {alias: 'de-de'})
const IDS = ['A B', 'A/B', 'A%B', 'A%20B', 'A%2FB', 'A?B', 'A#B', 'A\\B', 'Ä-1', '日本-1', 'a.html']

function Product() {
  const {productId} = useRouteParams()
  return <p data-testid="id">{productId}</p>
}

function Shell() {
  const {pathname} = useLocation()
  return (
    <>
      <p data-testid="path">{pathname}</p>
      {IDS.map((id) => (
        <Link key={id} to={paths.product(id)}>{`to ${id}`}</Link>
      ))}
      <Link to={paths.cart()}>to the cart</Link>
      <Switch>
        <Route exact path={patternsOfPage('product')} component={Product} />
        <Route>nothing</Route>
      </Switch>
    </>
  )
}

const shown = (part: 'id' | 'path') => screen.queryByTestId(part)?.textContent

beforeEach(() => window.history.replaceState(null, '', paths.home()))

it.each(IDS)('%s is what a link, a reload and the way back lead to', async (id) => {
  const first = render(<Shell />, {wrapper: BrowserRouter})
  const path = paths.product(id)
  expect(screen.getByText(`to ${id}`)).toHaveAttribute('href', path)
  act(() => screen.getByText(`to ${id}`).click())
  expect([shown('id'), shown('path'), window.location.pathname]).toEqual([id, path, path])
  first.unmount()
  const reloaded = render(<Shell />, {wrapper: BrowserRouter})
  expect([shown('id'), shown('path')]).toEqual([id, path])
  act(() => screen.getByText('to the cart').click())
  expect(shown('id')).toBeUndefined()
  await act(async () => {
    const popped = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, {once: true}),
    )
    window.history.back()
    await popped
  })
  expect([shown('id'), window.location.pathname]).toEqual([id, path])
  reloaded.unmount()
})

it.each(IDS)('the router of the server finds %s', (id) => {
  render(
    <StaticRouter location={{pathname: paths.product(id), search: ''}}>
      <Route exact path={patternsOfPage('product')} component={Product} />
    </StaticRouter>,
  )
  expect(shown('id')).toBe(id)
})

it('an address that cannot be decoded shows the page of nothing', () => {
  window.history.replaceState(null, '', '/deu/de-de/product/%E0%A4%A')
  render(<Shell />, {wrapper: BrowserRouter})
  expect(shown('id')).toBe('%E0%A4%A')
})
