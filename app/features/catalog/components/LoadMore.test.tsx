import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {renderInShop} from '@app/shared/test/render'
import {parseListingRequest} from '../public/listing-request'
import {pagingOf} from '../model/listing-view'
import {LoadMore} from './LoadMore'

const request = parseListingRequest(new URLSearchParams(), 'prams')
const more = jest.fn()
const view = (state: {loading?: boolean; failed?: boolean}) => (
  <LoadMore
    paging={pagingOf(request, 38, 90)}
    total={90}
    request={request}
    basePath="/deu/en-de/category/prams"
    loading={false}
    failed={false}
    onMore={more}
    {...state}
  />
)
const button = () => screen.getByRole('link', {name: 'Show more products'})

test('the way on loads in place, keeps the focus meanwhile and takes one press', async () => {
  const {rerender} = renderInShop(view({}))
  expect(button()).toHaveAttribute('href', '/deu/en-de/category/prams?offset=38')
  await userEvent.click(button())
  expect(more).toHaveBeenCalledTimes(1)
  rerender(view({loading: true}))
  expect(button()).toHaveFocus()
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button())
  expect(more).toHaveBeenCalledTimes(1)
  rerender(view({failed: true}))
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(button()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(more).toHaveBeenCalledTimes(2)
})
