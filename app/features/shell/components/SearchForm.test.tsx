import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Route} from 'react-router-dom'
import {fakeBackend, type FakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import {testShop} from '@app/shared/test/shop'
import {SearchForm} from './SearchForm'

const answer = {
  searchPhrase: 'str',
  categorySuggestions: {categories: [{id: 'strollers', name: 'Strollers'}]},
  productSuggestions: {
    suggestedPhrases: [{phrase: 'stroller', exactMatch: false}],
    products: [{productId: 'BH-1010', productName: 'Vindra city stroller', price: 899}],
  },
}

let backend: FakeBackend

function show(path?: string) {
  renderInShop(
    <>
      <SearchForm id="search" />
      <button type="button">Elsewhere</button>
      <Route
        render={({location}) => (
          <output aria-label="address">{location.pathname + location.search}</output>
        )}
      />
    </>,
    {shop: testShop('USA'), path},
  )
}

const field = () => screen.getByRole('combobox', {name: 'Search'})
const panel = () => screen.findByRole('dialog', {name: 'Suggestions'})
const noPanel = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const address = () => screen.getByLabelText('address').textContent
const asked = () => backend.calls.filter((call) => call.includes('search-suggestions'))

beforeEach(() => {
  window.localStorage.clear()
  backend = fakeBackend()
  backend.on('/search-suggestions', {body: answer})
})

test('asks once, 300 ms after the last of at least three characters', async () => {
  show()
  await userEvent.type(field(), 'st')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.type(field(), 'rol')
  const found = within(await panel())
  expect(await found.findByRole('link', {name: 'stroller'})).toBeInTheDocument()
  expect(found.getByRole('link', {name: 'Strollers'})).toBeInTheDocument()
  expect(found.getByRole('link', {name: /Vindra city stroller.*\$899\.00/})).toBeInTheDocument()
  expect(found.getByRole('link', {name: 'View all'})).toHaveAttribute(
    'href',
    '/usa/en-us/search?q=strol',
  )
  expect(asked()).toHaveLength(1)
  expect(asked()[0]).toContain('q=strol&limit=3')
  expect(field()).toHaveAttribute('aria-expanded', 'true')
})

test('says that there is nothing to suggest', async () => {
  backend.on('/search-suggestions', {body: {searchPhrase: 'xyz'}})
  show()
  await userEvent.type(field(), 'xyz')
  expect(await within(await panel()).findByText('No suggestions')).toBeInTheDocument()
})

test('arrows lead through the panel and back, Enter follows, Escape closes', async () => {
  show()
  await userEvent.type(field(), 'stroll')
  await within(await panel()).findByRole('link', {name: 'stroller'})
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', {name: 'stroller'})).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', {name: 'Strollers'})).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await noPanel()
  expect(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(address()).toBe('/usa/en-us/search?q=stroller')
  await noPanel()
})

test('typing in the panel goes on in the field', async () => {
  show()
  await userEvent.type(field(), 'stroll')
  await within(await panel()).findByRole('link', {name: 'stroller'})
  await userEvent.keyboard('{ArrowDown}er')
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('stroller')
})

test('a sent phrase is trimmed, remembered once whatever its case, and can be forgotten', async () => {
  show()
  await userEvent.type(field(), '  wool {Enter}')
  expect(address()).toBe('/usa/en-us/search?q=wool')
  expect(field()).toHaveValue('wool')
  await userEvent.clear(field())
  await userEvent.type(field(), 'WOOL{Enter}')
  await userEvent.clear(field())
  await userEvent.type(field(), 'cot{Enter}')
  await userEvent.click(screen.getByRole('button', {name: 'Delete input'}))
  await userEvent.click(field())
  const recent = within(await panel())
  const names = () => recent.getAllByRole('link').map(({textContent}) => textContent)
  expect(names()).toEqual(['cot', 'WOOL'])
  await userEvent.click(recent.getByRole('button', {name: 'Remove “cot” from recent searches'}))
  expect(names()).toEqual(['WOOL'])
  await userEvent.click(recent.getByRole('button', {name: 'Clear recent searches'}))
  await noPanel()
})

test('a press elsewhere closes the panel', async () => {
  show()
  await userEvent.type(field(), 'stroll')
  await panel()
  await userEvent.click(screen.getByRole('button', {name: 'Elsewhere'}))
  await noPanel()
})

test('an empty phrase is not sent', async () => {
  show()
  await userEvent.type(field(), '   {Enter}')
  expect(address()).toBe('/usa/en-us/home')
})

test('a service that fails is said, and searching still works', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.on('/search-suggestions', {status: 500})
  show()
  await userEvent.type(field(), 'stroll')
  expect(await within(await panel()).findByText(/Press Enter to search/)).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('/usa/en-us/search?q=stroll')
})

test('the field of the search page shows its phrase', () => {
  show('/usa/en-us/search?q=wool')
  expect(field()).toHaveValue('wool')
})
