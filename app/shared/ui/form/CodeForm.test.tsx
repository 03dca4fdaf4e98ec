import {useState} from 'react'
import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {renderInShop} from '@app/shared/test/render'
import {CodeForm} from './CodeForm'

const taken: string[] = []

/** Accepts `GOOD`. */
function Probe() {
  const [failure, setFailure] = useState('')
  const take = (code: string) => {
    taken.push(code)
    setFailure(code === 'GOOD' ? '' : `There is no ${code}.`)
    return Promise.resolve(code === 'GOOD' ? '' : undefined)
  }
  return (
    <>
      <CodeForm
        label="Code"
        help="On the back of the card"
        action="Apply"
        failure={failure}
        problemOf={(code) => (code ? undefined : 'Please enter a code.')}
        onCode={take}
        onEdit={() => setFailure('')}
      />
      <button type="button" onClick={() => setFailure('The code could not be removed.')}>
        Remove
      </button>
    </>
  )
}

const field = () => screen.getByRole('textbox', {name: 'Code'})
const apply = () => userEvent.click(screen.getByRole('button', {name: 'Apply'}))

beforeEach(() => {
  taken.length = 0
  renderInShop(<Probe />)
})

it('takes a code in half-width characters and empties the field', async () => {
  await userEvent.type(field(), ' ＧＯＯＤ ')
  await apply()
  await waitFor(() => expect(field()).toHaveValue(''))
  expect(taken).toEqual(['GOOD'])
  expect(field()).not.toHaveFocus()
})

it('moves the focus to a field without a code, with the message in the place of the help', async () => {
  expect(field()).toHaveAccessibleDescription('On the back of the card')
  await apply()
  expect(field()).toHaveFocus()
  expect(field()).toHaveAccessibleDescription('Please enter a code.')
  expect(taken).toEqual([])
})

it('keeps a code that is refused, with the focus and the message, which goes when it is changed', async () => {
  await userEvent.type(field(), 'BAD')
  await apply()
  await waitFor(() => expect(field()).toHaveFocus())
  expect(field()).toHaveValue('BAD')
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription('There is no BAD.')
  await userEvent.type(field(), 'X')
  expect(field()).toBeValid()
})

it('leaves the focus where another failure than that of a code is shown', async () => {
  const remove = screen.getByRole('button', {name: 'Remove'})
  await userEvent.click(remove)
  expect(field()).toHaveAccessibleDescription('The code could not be removed.')
  expect(remove).toHaveFocus()
})
