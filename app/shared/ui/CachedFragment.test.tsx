/** @jest-environment jsdom */
import {useState} from 'react'
import {fireEvent, render, screen} from '@testing-library/react'
import {CachedFragment} from './browser-cached-fragment'

function Counter() {
  const [pressed, setPressed] = useState(0)
  return (
    <button type="button" onClick={() => setPressed(pressed + 1)}>
      {pressed} times
    </button>
  )
}

test('the browser takes over what the server cached', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const list = document.createElement('div')
  list.innerHTML = '<button type="button">0<!-- --> times</button>'
  document.body.append(list)
  const button = list.querySelector('button')
  render(<CachedFragment name={() => 'counter'}>{() => <Counter />}</CachedFragment>, {
    container: list,
    hydrate: true,
  })
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toBe(button)
  expect(list.textContent).toBe('1 times')
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})
