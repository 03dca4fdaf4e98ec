import {render, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

it('marks a button whose press makes a call', () => {
  const {rerender} = render(<Button busy={false}>Show 3 products</Button>)
  expect(button()).toHaveAttribute('data-call')
  rerender(<Button>Show 3 products</Button>)
  expect(button()).not.toHaveAttribute('data-call')
})
