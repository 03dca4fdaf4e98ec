import {waitFor} from '@testing-library/react'
import {Route} from 'react-router-dom'
import {createQueryClient} from '@app/shared/lib/query-client'
import {renderInShop} from '@app/shared/test/render'
import RefreshPage from './RefreshPage'

const PATH = '/__pwa-kit/refresh'

/** Opens the page and tells where it leads to. */
async function leadsTo(query: string): Promise<string> {
  let address = PATH
  const queryClient = createQueryClient()
  queryClient.setQueryData(['product'], 'old')
  renderInShop(
    <Route
      render={({location}) => {
        address = location.pathname + location.search
        return location.pathname === PATH && <RefreshPage />
      }}
    />,
    {path: PATH + query, queryClient},
  )
  await waitFor(() => expect(address.startsWith(PATH)).toBe(false))
  expect(queryClient.getQueryState(['product'])?.isInvalidated).toBe(true)
  return address
}

test.each([
  ['?referrer=%2Fdeu%2Fde-de%2Fsearch%3Fq%3Dchair', '/deu/de-de/search?q=chair'],
  ['', '/'],
  ['?referrer=https%3A%2F%2Fshop.example%2F', '/'],
  ['?referrer=%2F%2Fshop.example', '/'],
  ['?referrer=%2F%5Cshop.example', '/'],
])('all data is outdated, and %j leads to %s', async (query, address) => {
  expect(await leadsTo(query)).toBe(address)
})
