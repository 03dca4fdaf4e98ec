import {render, screen} from '@testing-library/react'
import {inNameOrder, nameFields} from './name-order'

it.each([
  ['givenFirst', ['firstName', 'lastName'], 'First, Last'],
  ['familyFirst', ['lastName', 'firstName'], 'Last, First'],
] as const)('%s: %j (rule FIELD-12)', (nameOrder, ids, shown) => {
  expect(nameFields({nameOrder})).toEqual(ids)
  const registered: string[] = []
  const field = (id: string, text: string) => () => {
    registered.push(id)
    return <span>{text}</span>
  }
  const names = {firstName: field('firstName', 'First'), lastName: field('lastName', 'Last')}
  render(<p>{inNameOrder({nameOrder}, names)}</p>)
  expect(registered).toEqual(ids)
  const texts = screen.getAllByText(/First|Last/).map(({textContent}) => textContent)
  expect(texts.join(', ')).toBe(shown)
})
