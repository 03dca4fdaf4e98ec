import {screen} from '@testing-library/react'
import {ApiFault} from '@common/fault'
import {renderInShop} from '@app/shared/test/render'
import type {PageComponent} from './page'
import {useCriticalQuery} from './use-critical-query'

const Page: PageComponent = () => null
const fault = new ApiFault({type: 'test', status: 503, title: 'Down', detail: '', arguments: {}})

function Found({term}: {term: string}) {
  const {data, isError} = useCriticalQuery(
    {
      queryKey: ['found', term],
      queryFn: () => (term === 'bad' ? Promise.reject(fault) : Promise.resolve(`found ${term}`)),
    },
    {page: Page, keepPreviousData: true, staysOnFailure: true},
  )
  return (
    <>
      <p>{data}</p>
      <output>{isError ? 'failed' : 'fine'}</output>
    </>
  )
}

test('after a later read that fails, the last data stay on the page', async () => {
  jest.spyOn(console, 'warn').mockImplementation()
  const {rerender} = renderInShop(<Found term="Berlin" />)
  expect(await screen.findByText('found Berlin')).toBeInTheDocument()
  rerender(<Found term="bad" />)
  expect(await screen.findByText('failed')).toBeInTheDocument()
  expect(screen.getByText('found Berlin')).toBeInTheDocument()
  rerender(<Found term="Hamburg" />)
  expect(await screen.findByText('found Hamburg')).toBeInTheDocument()
})
