import {factsOf, localeOf} from '../testing/facts-of'
import {emptyCategory} from './empty-category'

it('finds the categories of the menu without a product', () => {
  const categories = [
    {id: 'seats', name: 'Sitze', parentId: 'root', isEmpty: false},
    {id: 'gone', name: 'Leer', parentId: 'root', isEmpty: true},
  ]
  const facts = factsOf({
    locales: [localeOf('de-DE', {categories}), localeOf('en-DE', {categories})],
  })
  expect(emptyCategory.run(facts).map(({subject, problem}) => [subject, problem])).toEqual([
    ['gone', 'The category “Leer” shows no product.'],
  ])
})
