import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import type {AssetPage} from '../public/content'
import {bodyOf} from '../testing/body'
import {ContentUnavailable, ContentView} from './ContentView'

const FAILED = 'Hmmm! Something went wrong. Please try again.'
const shop = testShop('DEU', 'en-DE')
const page: AssetPage = {
  kind: 'asset',
  id: 'story',
  title: 'A story',
  metaTitle: null,
  metaDescription: null,
  body: null,
  picture: null,
  date: null,
}
const show = (shown: AssetPage, onRetry = jest.fn()) =>
  renderInShop(
    <ContentView page={shown} section={null} renderWidget={() => null} onRetry={onRetry} />,
    {shop},
  )

it('a page without a body keeps its title and can be read again (rule CONTENT-5)', async () => {
  const onRetry = jest.fn()
  show(page, onRetry)
  expect(screen.getByRole('heading', {level: 1, name: 'A story'})).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(FAILED)
  await userEvent.click(screen.getByRole('button'))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('a page with a body shows no failure', () => {
  show({...page, body: bodyOf('<p>Once upon a time</p>')})
  expect(screen.getByText('Once upon a time')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a page that cannot be read can be read again (rule CONTENT-5)', async () => {
  const onRetry = jest.fn()
  renderInShop(<ContentUnavailable onRetry={onRetry} />, {shop})
  expect(screen.getByRole('alert')).toHaveTextContent(FAILED)
  await userEvent.click(screen.getByRole('button'))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
