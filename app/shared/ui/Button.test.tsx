import type {FormEvent} from 'react'
import {act, render, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {connection, OFFLINE_REASON} from '../lib/connection'
import {shownToasts} from '../test/shown-toasts'
import {Button} from './Button'

const button = () => screen.getByRole('button', {name: 'Show 3 products'})

describe('button', () => {
  it('ignores presses while it is busy', async () => {
    const press = jest.fn()
    render(
      <Button busy onClick={press}>
        Show 3 products
      </Button>,
    )
    await userEvent.click(button())
    expect(press).not.toHaveBeenCalled()
    expect(button()).toHaveAttribute('aria-busy', 'true')
    expect(button()).toHaveAttribute('aria-disabled', 'true')
  })

  it('works on while what its label says is read anew', async () => {
    const press = jest.fn()
    const {rerender} = render(
      <Button waiting onClick={press}>
        Show 3 products
      </Button>,
    )
    await userEvent.click(button())
    expect(press).toHaveBeenCalledTimes(1)
    expect(button()).toHaveAttribute('aria-busy', 'true')
    expect(button()).not.toHaveAttribute('aria-disabled')
    rerender(<Button onClick={press}>Show 3 products</Button>)
    expect(button()).not.toHaveAttribute('aria-busy')
  })
})

describe('without a connection (rule DEVICE-6)', () => {
  const reason = (
    <p id={OFFLINE_REASON} hidden>
      You are offline.
    </p>
  )
  const toasts = shownToasts()
  afterEach(() => act(() => connection.set({online: true})))
  const lose = () => act(() => connection.set({online: false}))

  it('a button that makes a call is disabled with the reason, and a press says it', async () => {
    const press = jest.fn()
    render(
      <>
        {reason}
        <Button busy={false} onClick={press}>
          Show 3 products
        </Button>
      </>,
    )
    expect(button()).not.toHaveAttribute('aria-disabled')
    lose()
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    expect(button()).toHaveAccessibleDescription('You are offline.')
    expect(button()).not.toBeDisabled()
    await userEvent.click(button())
    expect(press).not.toHaveBeenCalled()
    expect(toasts).toHaveBeenCalledWith(expect.objectContaining({title: 'You are offline.'}))
  })

  it('a form is sent, and says it itself', async () => {
    const send = jest.fn((event: FormEvent) => event.preventDefault())
    lose()
    render(
      <form onSubmit={send}>
        <Button type="submit" busy={false}>
          Show 3 products
        </Button>
      </form>,
    )
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button())
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('other buttons work', async () => {
    const press = jest.fn()
    lose()
    render(<Button onClick={press}>Show 3 products</Button>)
    expect(button()).not.toHaveAttribute('aria-disabled')
    await userEvent.click(button())
    expect(press).toHaveBeenCalledTimes(1)
  })
})
