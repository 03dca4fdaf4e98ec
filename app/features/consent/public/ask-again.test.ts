import {askAgain, isAskedAgain, onAskAgain, stopAsking} from './ask-again'

it('the question opens on request and closes with the answer; the page is told', () => {
  const listener = jest.fn()
  const end = onAskAgain(listener)
  expect(isAskedAgain()).toBe(false)
  askAgain()
  expect([isAskedAgain(), listener.mock.calls.length]).toEqual([true, 1])
  stopAsking()
  expect([isAskedAgain(), listener.mock.calls.length]).toEqual([false, 2])
  end()
  askAgain()
  stopAsking()
  expect(listener).toHaveBeenCalledTimes(2)
})
