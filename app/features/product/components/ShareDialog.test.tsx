import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {renderInShop} from '@app/shared/test/render'
import ShareDialog from './ShareDialog'

const url = 'https://shop.example/deu/en-de/product/BH-1010?color=sand'
const onShared = jest.fn()

beforeAll(async () => {
  await act(async () => {
    await import('@app/shared/ui/overlay/Dialog')
  })
})
beforeEach(() => onShared.mockClear())

const open = () =>
  renderInShop(
    <ShareDialog open onClose={() => undefined} name="Pram" url={url} onShared={onShared} />,
  )

it('copies the link and says so', async () => {
  const user = userEvent.setup()
  open()
  await user.click(await screen.findByRole('button', {name: 'Copy link'}))
  expect(await navigator.clipboard.readText()).toBe(url)
  expect(await screen.findByRole('button', {name: 'Link copied'})).toBeVisible()
  expect(onShared).toHaveBeenCalledWith('copy')
})

it('marks the link where it must not be copied', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'))
  open()
  await user.click(await screen.findByRole('button', {name: 'Copy link'}))
  expect(await screen.findByText('Please copy the selected link yourself.')).toBeVisible()
  const field = screen.getByRole<HTMLInputElement>('textbox', {name: 'Link to this product'})
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url)
  expect(onShared).not.toHaveBeenCalled()
})

it('writes a mail', async () => {
  open()
  const mail = await screen.findByRole('link', {name: 'Send by email'})
  const href = decodeURIComponent(mail.getAttribute('href') ?? '')
  expect(href).toContain('mailto:?subject=Have a look: Pram')
  expect(href).toContain(url)
})
