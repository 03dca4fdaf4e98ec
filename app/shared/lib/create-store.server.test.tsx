/** @jest-environment node */
import {renderToString} from 'react-dom/server'
import {createStore} from './create-store'

it('shows the initial value on the server', () => {
  const store = createStore('none')
  const Value = () => <p>{store.useValue()}</p>
  const Length = () => <p>{store.useSelected(({length}) => length)}</p>
  store.set('first')
  expect(renderToString(<Value />)).toBe('<p>none</p>')
  expect(renderToString(<Length />)).toBe('<p>4</p>')
})
