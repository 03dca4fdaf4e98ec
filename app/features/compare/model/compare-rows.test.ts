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
  expect(rows.map(({label, cells, differs}) => [label, cells, differs])).toEqual([
    ['Weight', [['10.9 kg'], ['12.6 kg']], true],
    ['Wheels', [[], ['20 cm']], true],
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

it('leaves out what none of them has', () => {
  expect(compareRows([product({}), product({features: ['Folds']})], t)).toMatchObject([
    {id: 'features', cells: [[], ['Folds']]},
  ])
})
