import {screen} from '@testing-library/react'
import {englishText} from '@app/shared/test/english-text'
import {renderInShop} from '@app/shared/test/render'
import {nameFields, nameInputs, type NameField} from './name-inputs'

it.each([
  ['givenFirst', ['firstName', 'lastName'], ['First name', 'Last name']],
  ['familyFirst', ['lastName', 'firstName'], ['Last name', 'First name']],
] as const)('%s: %j (rule FIELD-12)', (nameOrder, ids, labels) => {
  expect(nameFields({nameOrder})).toEqual(ids)
  const registered: NameField[] = []
  const fields = nameInputs({market: {nameOrder}, t: englishText}, (name) => {
    registered.push(name)
    return {id: `a-${name}`, error: name === 'lastName' ? 'Wrong' : undefined}
  })
  renderInShop(<div>{fields}</div>)
  expect(registered).toEqual(ids)
  const boxes = screen.getAllByRole('textbox')
  expect(boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual(labels)
  expect(screen.getByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name')
  expect(screen.getByLabelText('Last name')).toHaveAttribute('autocomplete', 'family-name')
  expect(screen.getByLabelText('Last name')).toBeInvalid()
})
