import {screen} from '@testing-library/react'
import {renderInShop} from '@app/shared/test/render'
import {DurabilityLabel, durabilityOf, hasLabel, type Durability} from './DurabilityLabel'

const show = (durability: Durability) =>
  renderInShop(
    <DurabilityLabel text={JSON.stringify(durability)} producer="Barnholt" model="Alva, BH-2010" />,
  )

it('a guarantee on the whole product has the label (rule LAW-2)', () => {
  show({years: 7, covers: 'whole'})
  expect(screen.getByRole('heading')).toHaveTextContent('Commercial guarantee of durability')
  expect(screen.getByText('7 years')).toBeVisible()
  expect(screen.getByText('Model: Alva, BH-2010')).toBeVisible()
})

it('a guarantee on the frame is a line without the label', () => {
  show({years: 7, covers: 'frame'})
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByText('Guarantee on the frame: 7 years')).toBeVisible()
})

it('a guarantee that ends with the legal one shows nothing', () => {
  expect(hasLabel({years: 2, covers: 'whole'})).toBe(false)
  expect(show({years: 2, covers: 'whole'}).container).toBeEmptyDOMElement()
})

it.each([
  ['{"years":7,"covers":"frame"}', {years: 7, covers: 'frame'}],
  ['{"years":7.5,"covers":"whole"}', null],
  ['{"years":7,"covers":"paint"}', null],
  ['seven years', null],
])('the text %j is the guarantee %j', (text, durability) => {
  expect(durabilityOf(text)).toEqual(durability)
})
