import {act, render, screen} from '@testing-library/react'
import {Deferred, useNothingToShow} from './Deferred'

type Callback = (entries: {isIntersecting: boolean}[]) => void
let meet: Callback = () => undefined

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: Callback) {
        meet = callback
      }
      observe = jest.fn()
      disconnect = jest.fn()
    },
  })
})
afterEach(() => jest.useRealTimers())

it('mounts its children when the shopper comes near', () => {
  render(
    <Deferred placeholder="place" id="reviews">
      <p>Here</p>
    </Deferred>,
  )
  expect(screen.queryByText('Here')).not.toBeInTheDocument()
  act(() => meet([{isIntersecting: false}]))
  expect(screen.queryByText('Here')).not.toBeInTheDocument()
  act(() => meet([{isIntersecting: true}]))
  expect(screen.getByText('Here')).toBeInTheDocument()
})

it('keeps the place for a while and gives it up for what does not come', () => {
  jest.useFakeTimers()
  const {container} = render(<Deferred placeholder="place">{null}</Deferred>)
  act(() => meet([{isIntersecting: true}]))
  expect(container.firstChild).toHaveClass('place')
  act(() => jest.advanceTimersByTime(5000))
  expect(container.firstChild).not.toHaveClass('place')
})

it('gives the place up at once when the block says that it has nothing', () => {
  const Empty = ({sure}: {sure: boolean}) => {
    useNothingToShow(sure)
    return null
  }
  const block = (sure: boolean) => (
    <Deferred placeholder="place">
      <Empty sure={sure} />
    </Deferred>
  )
  const {container, rerender} = render(block(false))
  act(() => meet([{isIntersecting: true}]))
  expect(container.firstChild).toHaveClass('place')
  rerender(block(true))
  expect(container.firstChild).not.toHaveClass('place')
})

it('is nothing at all when its children fail', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = () => {
    throw new Error('no code')
  }
  const {container} = render(
    <Deferred placeholder="place">
      <Broken />
    </Deferred>,
  )
  act(() => meet([{isIntersecting: true}]))
  expect(container.firstChild).toBeEmptyDOMElement()
  expect(container.firstChild).not.toHaveClass('place')
})
