import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useHistory} from 'react-router-dom'
import {fakeBackend, type FakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import {connectToaster} from '@app/shared/ui/toast'
import {useMenuDrawer} from './use-menu-drawer'

const titles: string[] = []
let backend: FakeBackend

beforeAll(() => connectToaster(({title}) => titles.push(title)))
beforeEach(() => {
  titles.length = 0
  backend = fakeBackend()
  backend.on('/navigation', {body: {items: []}})
  backend.on('/navigation-header', {body: {links: []}})
})

function Menu() {
  const menu = useMenuDrawer()
  const history = useHistory()
  return (
    <>
      <button type="button" onClick={menu.open}>
        Menu
      </button>
      <button type="button" onClick={() => history.push('/deu/en-de/search')}>
        Other page
      </button>
      {menu.isOpen && <p>open</p>}
    </>
  )
}

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', {name}))
const reads = () => backend.calls.filter((call) => call.includes('/navigation?')).length

it('closes when the page changes', async () => {
  renderInShop(<Menu />)
  await press('Menu')
  expect(screen.getByText('open')).toBeInTheDocument()
  await press('Other page')
  expect(screen.queryByText('open')).not.toBeInTheDocument()
  expect(titles).toEqual([])
})

it.each([
  ['fails', {status: 500}],
  ['is malformed', {body: {items: 'none'}}],
  ['is lost', null],
])('closes with a notice when the menu %s; opening it reads it again', async (_how, answer) => {
  backend.on('/navigation', answer)
  renderInShop(<Menu />)
  await waitFor(() => expect(reads()).toBe(1))
  await press('Menu')
  await waitFor(() => expect(titles).toEqual(['The menu could not be loaded.']))
  expect(screen.queryByText('open')).not.toBeInTheDocument()
  backend.on('/navigation', {body: {items: []}})
  const before = reads()
  await press('Menu')
  await act(async () => {})
  expect(reads()).toBe(before + 1)
  expect(screen.getByText('open')).toBeInTheDocument()
})

it('reads nothing again that the page has', async () => {
  renderInShop(<Menu />)
  await waitFor(() => expect(reads()).toBe(1))
  await act(async () => {})
  await press('Menu')
  expect(screen.getByText('open')).toBeInTheDocument()
  expect(reads()).toBe(1)
})
