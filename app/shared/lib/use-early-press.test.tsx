import {render} from '@testing-library/react'
import {HOLDING_SCRIPT, KEEPING_SCRIPT} from '@common/head-script'
import {stopKeepingPresses, useEarlyPress} from './use-early-press'

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

test('the script of the head keeps the last button until the app listens', () => {
  const script = document.createElement('script')
  script.textContent = KEEPING_SCRIPT
  document.head.append(script)
  document.body.innerHTML =
    '<button type="button" id="first"></button><button type="button"><b id="second"></b></button>' +
    '<button type="submit" id="form"></button><p id="text"></p>'
  const press = (id: string) => document.getElementById(id)?.click()
  press('first')
  press('second')
  press('form')
  press('text')
  expect(page.earlyPress).toBe(document.getElementById('second')?.parentElement)
  delete page.earlyPress
  stopKeepingPresses()
  press('first')
  expect(page.earlyPress).toBeUndefined()
})

test('a form with secrets is not sent before the app listens, a search is', () => {
  const script = document.createElement('script')
  script.textContent = HOLDING_SCRIPT
  document.head.append(script)
  document.body.innerHTML =
    '<form method="post" id="login"><input name="action"><input name="password"></form>' +
    '<form method="get" action="/search" id="search"></form>' +
    '<form method="post" action="/preview/open" id="preview"></form>'
  const sent = (id: string) =>
    document
      .getElementById(id)
      ?.dispatchEvent(new Event('submit', {bubbles: true, cancelable: true}))
  expect(['login', 'search', 'preview'].map(sent)).toEqual([false, true, true])
})
