import {act, fireEvent, render, screen, waitFor} from '@testing-library/react'
import {useState, type ReactNode} from 'react'
import {usePreservedFocus} from './use-preserved-focus'

function Block({children}: {children: ReactNode}) {
  return <div ref={usePreservedFocus<HTMLDivElement>()}>{children}</div>
}

const focused = () => document.activeElement?.textContent
const press = (name: string) => {
  const button = screen.getByRole('button', {name})
  act(() => button.focus())
  fireEvent.click(button)
}

function Question() {
  const [state, setState] = useState<'shown' | 'asked' | 'gone'>('shown')
  if (state === 'gone') return null
  return state === 'shown' ? (
    <button onClick={() => setState('asked')}>Delete</button>
  ) : (
    <div role="group" aria-label="Sure?">
      <button onClick={() => setState('gone')}>Yes</button>
      <button onClick={() => setState('shown')}>No</button>
    </div>
  )
}

const list = (
  <Block>
    <ul>
      <li>
        <Question />
      </li>
    </ul>
    <button>Add</button>
  </Block>
)

test('a question gets the focus as a whole, and the control that returns gets it again', async () => {
  render(list)
  press('Delete')
  await waitFor(() => expect(screen.getByRole('group')).toHaveFocus())
  press('No')
  await waitFor(() => expect(focused()).toBe('Delete'))
})

test('the nearest control gets the focus of one that is removed', async () => {
  render(list)
  press('Delete')
  await waitFor(() => expect(screen.getByRole('group')).toHaveFocus())
  press('Yes')
  await waitFor(() => expect(focused()).toBe('Add'))
})

test('the block gets the focus when no control is left', async () => {
  const {container} = render(
    <Block>
      <Question />
    </Block>,
  )
  press('Delete')
  await waitFor(() => expect(screen.getByRole('group')).toHaveFocus())
  press('Yes')
  await waitFor(() => expect(container.firstElementChild).toHaveFocus())
})

test('a form gets the focus in its first field', async () => {
  function Form() {
    const [isOpen, setOpen] = useState(false)
    return isOpen ? (
      <form>
        <p>Text</p>
        <input aria-label="Name" />
      </form>
    ) : (
      <button onClick={() => setOpen(true)}>Open</button>
    )
  }
  render(
    <Block>
      <Form />
    </Block>,
  )
  press('Open')
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
})

test('a shopper who is elsewhere is left alone', async () => {
  render(
    <>
      {list}
      <input aria-label="Elsewhere" />
    </>,
  )
  press('Delete')
  await waitFor(() => expect(screen.getByRole('group')).toHaveFocus())
  const elsewhere = screen.getByLabelText('Elsewhere')
  elsewhere.focus()
  fireEvent.click(screen.getByRole('button', {name: 'Yes'}))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(elsewhere).toHaveFocus()
  // A press outside of all controls leaves the focus nowhere.
  elsewhere.blur()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.body).toHaveFocus()
})

test('a change of page is left to the page', async () => {
  render(list)
  const button = screen.getByRole('button', {name: 'Delete'})
  button.focus()
  window.history.pushState({}, '', '/elsewhere')
  fireEvent.click(button)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.body).toHaveFocus()
  window.history.pushState({}, '', '/')
})
