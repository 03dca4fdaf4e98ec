import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useForm} from 'react-hook-form'
import {renderInShop} from '@app/shared/test/render'
import {CheckboxField} from './CheckboxField'
import {RadioCards} from './RadioCards'
import {SelectField} from './SelectField'
import {TextField} from './TextField'

test('a text field is described by its help and its error', () => {
  renderInShop(<TextField label="City" help="Where it goes" error="Please enter your city." />)
  const input = screen.getByRole('textbox', {name: 'City'})
  expect(input).toBeRequired()
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Where it goes Please enter your city.')
})

test('what is optional says so and is not required', () => {
  renderInShop(<TextField label="Suite" optional />)
  const input = screen.getByRole('textbox', {name: 'Suite optional'})
  expect(input).not.toBeRequired()
  expect(input).toBeValid()
})

test('a select begins with its empty choice', () => {
  renderInShop(
    <SelectField
      label="State"
      placeholder="Choose a state"
      options={[{value: 'OR', label: 'Oregon'}]}
    />,
  )
  const select = screen.getByRole('combobox', {name: 'State'})
  expect(select).toHaveValue('')
  expect(select).toHaveDisplayValue('Choose a state')
})

test('a box is described by its error', () => {
  renderInShop(<CheckboxField label="I agree" error="Please agree." />)
  expect(screen.getByRole('checkbox', {name: 'I agree'})).toHaveAccessibleDescription(
    'Please agree.',
  )
})

function Delivery({onSubmit}: {onSubmit: (values: {way: string}) => void}) {
  const form = useForm({defaultValues: {way: 'standard'}})
  return (
    <form onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <RadioCards
        {...form.register('way')}
        legend="Delivery"
        options={[
          {value: 'standard', title: 'Standard', text: '2 to 4 days', aside: 'Free'},
          {value: 'express', title: 'Express', detail: <p>Before noon</p>},
        ]}
      />
      <button>Go</button>
    </form>
  )
}

test('radio cards are one group that react-hook-form reads', async () => {
  const onSubmit = jest.fn()
  renderInShop(<Delivery onSubmit={(values) => onSubmit(values)} />)
  expect(screen.getByRole('group', {name: 'Delivery'})).toBeInTheDocument()
  const standard = screen.getByRole('radio', {name: /Standard/})
  expect(standard).toBeChecked()
  expect(standard).toHaveAccessibleDescription('2 to 4 days')
  await userEvent.click(screen.getByText('Express'))
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).toHaveBeenCalledWith({way: 'express'})
})
