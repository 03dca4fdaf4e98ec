import {render} from '@testing-library/react'
import {useEarlyPress} from './use-early-press'

function App() {
  useEarlyPress()
  return null
}

const page = window as {earlyPress?: HTMLElement}

function pressedEarly(connected: boolean): {presses: () => number} {
  let presses = 0
  const button = document.createElement('button')
  button.addEventListener('click', () => (presses += 1))
  if (connected) document.body.append(button)
  page.earlyPress = button
  return {presses: () => presses}
}

test('a button pressed before the app listened is pressed once by the app', () => {
  const {presses} = pressedEarly(true)
  const {rerender} = render(<App />)
  rerender(<App />)
  expect(presses()).toBe(1)
  expect(page.earlyPress).toBeUndefined()
})

test('a button that hydration replaced is left alone', () => {
  const {presses} = pressedEarly(false)
  render(<App />)
  expect(presses()).toBe(0)
})
