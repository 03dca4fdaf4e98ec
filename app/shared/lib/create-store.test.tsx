import {act, render, screen} from '@testing-library/react'
import {createListeners, createStore} from './create-store'

it('shows each change', () => {
  const store = createStore('none')
  const Value = () => <p>{store.useValue()}</p>
  store.set('first')
  render(<Value />)
  expect(screen.getByText('first')).toBeInTheDocument()
  act(() => store.set('second'))
  expect(screen.getByText('second')).toBeInTheDocument()
})

it('renders a component again only when its part changes', () => {
  const store = createStore({count: 0, name: 'a'})
  let renders = 0
  function Count() {
    renders += 1
    return <p>{store.useSelected(({count}) => count)}</p>
  }
  render(<Count />)
  act(() => store.set({count: 0, name: 'b'}))
  expect(renders).toBe(1)
  act(() => store.set({count: 1, name: 'b'}))
  expect(screen.getByText('1')).toBeInTheDocument()
})

it('does not notify when the value is the same', () => {
  const store = createStore(1)
  const listener = jest.fn()
  store.subscribe(listener)
  store.set(1)
  expect(listener).not.toHaveBeenCalled()
  store.set(2)
  expect(listener).toHaveBeenCalledTimes(1)
})

it('notifies every listener, also when one ends its subscription meanwhile', () => {
  const {subscribe, notify} = createListeners()
  const calls: string[] = []
  const end = subscribe(() => {
    calls.push('first')
    end()
  })
  subscribe(() => calls.push('second'))
  notify()
  notify()
  expect(calls).toEqual(['first', 'second', 'second'])
})
