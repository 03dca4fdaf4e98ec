import {factsOf, localeOf} from '../testing/facts-of'
import {missingPrice} from './missing-price'

const product = (withoutPrice: string[]) => ({
  products: [
    {id: 'P1', name: 'Chair', description: '', orderable: true, hasImage: true, withoutPrice},
  ],
})

it('names a product once for each currency without a price, whatever the language', () => {
  const facts = factsOf({
    locales: [localeOf('de-DE', product(['EUR', 'CHF'])), localeOf('en-DE', product(['EUR']))],
  })
  expect(missingPrice.run(facts).map(({id, page}) => [id, page])).toEqual([
    ['missing-price-deu-p1-eur', 'http://shop.test/deu/de-de/product/P1'],
    ['missing-price-deu-p1-chf', 'http://shop.test/deu/de-de/product/P1'],
  ])
})

it('accepts a product with all prices', () => {
  expect(missingPrice.run(factsOf({locales: [localeOf('de-DE', product([]))]}))).toEqual([])
})
