import type {Translate} from '@app/shared/i18n/messages'
import {compareRows} from './compare-rows'

const t: Translate = (id) => id

const product = (more: object) => ({
  attributes: [],
  dimensions: [],
  materials: [],
  features: [],
  ...more,
})

const colors = (...names: string[]) => [
  {id: 'color', name: 'Colour', values: names.map((name) => ({id: name, name}))},
]

it('sets measures side by side by their labels, with gaps', () => {
  const rows = compareRows(
    [
      product({dimensions: [{label: 'Weight', value: '10.9 kg'}]}),
      product({
        dimensions: [
          {label: 'Wheels', value: '20 cm'},
          {label: 'Weight', value: '12.6 kg'},
        ],
      }),
    ],
    t,
  )
  expect(rows).toEqual([
    {id: 'measure-Weight', label: 'Weight', cells: [['10.9 kg'], ['12.6 kg']], differs: true},
    {id: 'measure-Wheels', label: 'Wheels', cells: [[], ['20 cm']], differs: true},
  ])
})

it('tells what is the same, in whatever order', () => {
  const rows = compareRows(
    [
      product({materials: ['oak', 'wool'], attributes: colors('Sand', 'Ink')}),
      product({materials: ['wool', 'oak'], attributes: colors('Ink')}),
    ],
    t,
  )
  expect(rows.map(({id, differs}) => [id, differs])).toEqual([
    ['materials', false],
    ['choice-color', true],
  ])
})

it('names the values of each attribute and the materials in the language of the page', () => {
  const sizes = [{id: 'size', name: 'Size', values: [{id: 's', name: 'Small'}]}]
  const rows = compareRows(
    [
      product({attributes: [...colors('Sand'), ...sizes], features: ['Folds']}),
      product({attributes: colors('Ink', 'Sand'), materials: ['oak']}),
    ],
    (id) => `[${id}]`,
  )
  expect(rows).toMatchObject([
    {id: 'materials', label: '[product.materials]', cells: [[], ['[product.material.oak]']]},
    {id: 'choice-color', label: 'Colour', cells: [['Sand'], ['Ink', 'Sand']]},
    {id: 'choice-size', label: 'Size', cells: [['Small'], []]},
    {id: 'features', label: '[product.features]', cells: [['Folds'], []]},
  ])
})

it('does not take two short values for one long value', () => {
  const rows = compareRows([product({features: ['a', 'b']}), product({features: ['ab']})], t)
  expect(rows).toMatchObject([{id: 'features', differs: true}])
})

it('leaves out what none of them has', () => {
  expect(compareRows([product({}), product({features: ['Folds']})], t)).toMatchObject([
    {id: 'features', cells: [[], ['Folds']]},
  ])
})
