import {act, fireEvent, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {FormEvent, ReactNode} from 'react'
import {connection} from '@app/shared/lib/connection'
import {renderInShop} from '@app/shared/test/render'
import {shownToasts} from '@app/shared/test/shown-toasts'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {CallButtons} from './CallButtons'

const REASON = 'You are offline. Please check your connection and try again.'
const toasts = shownToasts()
const setOnline = (online: boolean) => act(() => connection.set({online}))
afterEach(() => setOnline(true))

const show = (children: ReactNode) =>
  renderInShop(
    <>
      <CallButtons />
      {children}
    </>,
  )
const button = (name = 'Buy') => screen.getByRole('button', {name})

it('a button that makes a call is disabled with the reason, and a press says it', async () => {
  const press = jest.fn()
  show(
    <Button busy={false} onClick={press} aria-describedby="more">
      Buy
    </Button>,
  )
  expect(button()).not.toHaveAttribute('aria-disabled')
  setOnline(false)
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(button()).toHaveAccessibleDescription(REASON)
  await userEvent.tab()
  expect(button()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(toasts).toHaveBeenCalledWith(expect.objectContaining({title: REASON, status: 'error'}))
  setOnline(true)
  expect(button()).not.toHaveAttribute('aria-disabled')
  expect(button()).not.toHaveAttribute('data-no-line')
  expect(button()).toHaveAttribute('aria-describedby', 'more')
  await userEvent.click(button())
  expect(press).toHaveBeenCalledTimes(1)
})

it('a link that makes a call leads nowhere', () => {
  show(
    <ButtonLink busy={false} to="/appcheckout">
      Checkout
    </ButtonLink>,
  )
  setOnline(false)
  const link = screen.getByRole('link', {name: 'Checkout'})
  expect(link).toHaveAttribute('aria-disabled', 'true')
  // False: its default, to follow the address, is prevented.
  expect(fireEvent.click(link)).toBe(false)
  expect(toasts).toHaveBeenCalledTimes(1)
})

it('a form is sent, and says it beside its fields', async () => {
  const send = jest.fn((event: FormEvent) => event.preventDefault())
  show(
    <form onSubmit={send}>
      <Button type="submit" busy={false}>
        Buy
      </Button>
    </form>,
  )
  setOnline(false)
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button())
  expect(send).toHaveBeenCalledTimes(1)
  expect(toasts).not.toHaveBeenCalled()
})

it('other buttons work', async () => {
  const press = jest.fn()
  show(<Button onClick={press}>Buy</Button>)
  setOnline(false)
  await userEvent.click(button())
  expect(press).toHaveBeenCalledTimes(1)
})

it('a button that appears or is busy in between is disabled too', async () => {
  const view = show(<Button busy={false}>Buy</Button>)
  setOnline(false)
  view.rerender(
    <>
      <CallButtons />
      <Button busy>Buy</Button>
      <Button busy={false}>More</Button>
    </>,
  )
  await act(() => Promise.resolve())
  expect(button('More')).toHaveAttribute('aria-disabled', 'true')
  setOnline(true)
  expect(button('More')).not.toHaveAttribute('aria-disabled')
  expect(button('Buy')).toHaveAttribute('aria-disabled', 'true')
})
