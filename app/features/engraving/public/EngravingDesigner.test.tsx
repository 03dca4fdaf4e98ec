import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {fakeBackend} from '@app/shared/test/fake-backend'
import {renderInShop} from '@app/shared/test/render'
import type {EngravingModel} from './engraving'
import EngravingDesigner from './EngravingDesigner'

const board = {frame: 6, x: 50, y: 28, width: 27, height: 5}
const model: EngravingModel = {
  productId: 'BH-2390',
  typefaceOption: 'face',
  maxLength: 12,
  name: 'Name engraving',
  price: 25,
  typefaces: [
    {id: 'upright', name: 'Upright', extra: 0},
    {id: 'script', name: 'Script', extra: 8},
  ],
  positions: [
    {...board, id: 'upper', label: 'Upper board'},
    {...board, id: 'lower', label: 'Lower board', y: 38},
  ],
}

const onDone = jest.fn()

beforeEach(() => {
  onDone.mockClear()
  const backend = fakeBackend()
  backend.on('/products/BH-2010', {body: {imageGroups: []}})
  backend.on('/custom_objects/ocapi/site', {
    body: {c_result: {engravingOakBrownMessage: 'Oak darkens along the cut.'}},
  })
})

const open = (color = 'beech') =>
  renderInShop(
    <EngravingDesigner
      model={model}
      productId="BH-2010"
      color={color}
      engraving={null}
      onChange={jest.fn()}
      onDone={onDone}
    />,
  )

const name = () => screen.getByRole('textbox', {name: 'Name'})
const next = () => userEvent.click(screen.getByRole('button', {name: 'Check and continue'}))

it('draws the name, counts what is left and adds the typeface to the price', async () => {
  open()
  await userEvent.type(name(), 'Ida')
  expect(screen.getByRole('img', {name: /“Ida”/})).toBeVisible()
  expect(screen.getByText('9 characters left')).toBeVisible()
  expect(screen.getByText('€25.00')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', {name: /Script/}))
  expect(screen.getByText('€33.00')).toBeVisible()
})

it.each([
  ['', 'Please enter a name.'],
  ['Maximilian Jo', 'Please use no more than 12 characters.'],
  ['Ida!', 'Please use letters, digits and . , ’ & + - only.'],
])('refuses %j', async (text, problem) => {
  open()
  if (text) await userEvent.type(name(), text)
  await next()
  expect(screen.getByText(problem)).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
})

it('is taken only after every letter was checked', async () => {
  open()
  await userEvent.type(name(), '  Ida  Lou ')
  await userEvent.click(screen.getByRole('radio', {name: /Lower board/}))
  await next()
  expect(screen.getByText('Ida Lou', {selector: 'dd'})).toBeVisible()
  const take = screen.getByRole('button', {name: 'Use this engraving'})
  expect(take).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', {name: 'I have checked the spelling.'}))
  await userEvent.click(take)
  expect(onDone).toHaveBeenCalledWith({text: 'Ida Lou', typeface: 'upright', position: 'lower'})
})

it('leads back to the design with what was typed', async () => {
  open()
  await userEvent.type(name(), 'Ida')
  await next()
  await userEvent.click(screen.getByRole('button', {name: 'Make a change'}))
  expect(name()).toHaveValue('Ida')
})

it('says on oak how oak takes letters', async () => {
  open('oak')
  expect(await screen.findByText('Oak darkens along the cut.')).toBeVisible()
})
