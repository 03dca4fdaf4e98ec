import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {fakeBackend} from '@app/shared/test/fake-backend'
import {trackedEvents} from '@app/features/analytics/testing/tracked-events'
import {renderInShop} from '@app/shared/test/render'
import type {EngravingModel} from './engraving'
import EngravingSection from './EngravingSection'

const events = trackedEvents()

const model: EngravingModel = {
  productId: 'BH-2390',
  typefaceOption: 'face',
  maxLength: 12,
  name: 'Name engraving',
  price: 25,
  typefaces: [{id: 'upright', name: 'Upright', extra: 0}],
  positions: [{id: 'upper', label: 'Upper board', frame: 6, x: 50, y: 28, width: 27, height: 5}],
}

it('tells how far an engraving goes, never what is engraved', async () => {
  const backend = fakeBackend()
  backend.on('/products/BH-2010', {body: {imageGroups: []}})
  backend.on('/custom_objects/ocapi/site', {body: {c_result: {}}})
  const onChange = jest.fn()
  renderInShop(
    <EngravingSection
      model={model}
      productId="BH-2010"
      color="oak"
      engraving={null}
      onChange={onChange}
    />,
  )
  await userEvent.click(screen.getByRole('button', {name: 'Design'}))
  await userEvent.type(await screen.findByRole('textbox', {name: 'Name'}), 'Ida')
  await userEvent.click(screen.getByRole('button', {name: 'Check and continue'}))
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', {name: 'Use this engraving'}))
  expect(onChange).toHaveBeenCalledWith({text: 'Ida', typeface: 'upright', position: 'upper'})
  const item = {id: 'BH-2390', name: 'Name engraving', variant: 'BH-2010', price: 25}
  expect(events).toEqual([
    {type: 'engraving', item, step: 'open'},
    {type: 'engraving', item, step: 'preview', font: 'upright'},
    {type: 'engraving', item, step: 'add', font: 'upright'},
  ])
  expect(JSON.stringify(events)).not.toContain('Ida')
})
