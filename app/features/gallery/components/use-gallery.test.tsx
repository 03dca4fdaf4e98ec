import {act, renderHook} from '@testing-library/react'
import {SLIDE_LOCK_MS} from '../model/swipe'
import {useGallery} from './use-gallery'

let now = 0
beforeEach(() => {
  now = 10_000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  jest.restoreAllMocks()
})

it('goes round, and rests for a while after each step (rule PROD-10)', () => {
  const {result} = renderHook(() => useGallery(3))
  const move = (step: number) => act(() => result.current.move(step))
  move(-1)
  expect(result.current.index).toBe(2)
  now += SLIDE_LOCK_MS - 1
  move(1)
  expect(result.current.index).toBe(2)
  now += 1
  move(1)
  expect(result.current).toMatchObject({index: 0, step: 1})
})

it('shows a picture that is asked for by name at once', () => {
  const {result} = renderHook(() => useGallery(3))
  act(() => result.current.move(1))
  act(() => result.current.show(0))
  expect(result.current).toMatchObject({index: 0, step: -1})
})
