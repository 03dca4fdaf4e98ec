import {askAgain, isAskedAgain, onAskAgain, stopAsking} from './ask-again'

it('the question opens on request and closes with the answer; the page is told', () => {
  const told = jest.fn()
  const end = onAskAgain(told)
  expect(isAskedAgain()).toBe(false)
  askAgain()
  expect([isAskedAgain(), told.mock.calls.length]).toEqual([true, 1])
  stopAsking()
  expect([isAskedAgain(), told.mock.calls.length]).toEqual([false, 2])
  end()
  askAgain()
  stopAsking()
  expect(told).toHaveBeenCalledTimes(2)
})
