import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {defineMutation, defineQuery} from './define-query'

const shop = testShop('DEU', 'en-DE')
const answers: Record<string, string> = {}
const read = jest.fn((id: string) => Promise.resolve(answers[id] ?? 'nothing'))

const {query: noteQuery, use: useNote} = defineQuery({
  key: ['note'],
  read: (_, id: string) => read(id),
  enabled: (id) => id !== '',
})
const {query: ownQuery, use: useOwn} = defineQuery({
  key: ['own'],
  scope: 'customer',
  read: () => read('own'),
})
const useWrite = defineMutation({
  call: (_, {id, text}: {id: string; text: string}) => {
    answers[id] = text
    return Promise.resolve(text.toUpperCase())
  },
  stores: (on, {id}, text) => (id === 'stored' ? [[noteQuery(on, id), text]] : []),
  invalidates: (on, {id}) => (id === 'stored' ? [] : [noteQuery(on, id)]),
})

function Note({id}: {id: string}) {
  const {data} = useNote(id, {staleTime: Infinity})
  const write = useWrite()
  return <button onClick={() => void write({id, text: 'new'})}>{data ?? 'waiting'}</button>
}

beforeEach(() => read.mockClear())

test('a key names the read, the scope and the parameters', () => {
  expect(noteQuery(shop, '7').queryKey).toEqual(['note', 'DEU', 'en-DE', '7'])
  expect(ownQuery(shop, {customerId: 'abc'}).queryKey.slice(0, 5)).toEqual([
    'account',
    'abc',
    'own',
    'DEU',
    'en-DE',
  ])
})

test('the hook reads once for the same key, and not where it may not', async () => {
  function Own() {
    return <p>{useOwn({customerId: ''}).fetchStatus}</p>
  }
  renderInShop(
    <>
      <Note id="7" />
      <Note id="7" />
      <Note id="" />
      <Own />
    </>,
    {shop},
  )
  expect(await screen.findAllByText('nothing')).toHaveLength(2)
  expect(screen.getByText('waiting')).toBeInTheDocument()
  expect(screen.getByText('idle')).toBeInTheDocument()
  expect(read.mock.calls).toEqual([['7']])
})

test('a change reads again what it made old, and stores what it has brought', async () => {
  renderInShop(
    <>
      <Note id="old" />
      <Note id="stored" />
    </>,
    {shop},
  )
  await waitFor(() => expect(screen.getAllByText('nothing')).toHaveLength(2))
  const [old, stored] = screen.getAllByRole('button')
  await userEvent.click(old as HTMLElement)
  await waitFor(() => expect(old).toHaveTextContent('new'))
  await userEvent.click(stored as HTMLElement)
  await waitFor(() => expect(stored).toHaveTextContent('NEW'))
  expect(read).toHaveBeenCalledTimes(3)
})
