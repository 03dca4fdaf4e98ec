import {siteData} from '@app/features/home/model/structured-data'
import type {SafeHtml} from '@common/safe-html'
import {faqPage} from '@app/features/service/model/structured-data'
import {breadcrumbList, itemList} from '@app/shared/lib/json-ld'
import {structuredDataProblems} from './structured-data'

const check = (...nodes: object[]) =>
  structuredDataProblems([JSON.stringify({'@context': 'https://schema.org', '@graph': nodes})])

const offer = {
  '@type': 'Offer',
  price: 9,
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  url: 'https://shop.example/a',
}
const product = {
  '@type': 'Product',
  name: 'Vindra',
  sku: 'BH-1',
  image: ['https://shop.example/a.jpg'],
  offers: offer,
}

it('accepts what the vocabulary has', () => expect(check(product)).toEqual([]))

it.each([
  ['a type that it has not', {'@type': 'Pram', name: 'x'}, 'type Pram is unknown'],
  ['a property that it has not', {...product, colour: 'red'}, 'Product has no property colour'],
  [
    'a value of another type',
    {...product, brand: 'Barnholt'},
    'Product.brand: "Barnholt" is not Brand',
  ],
  ['an entry of another type', {...product, offers: {'@type': 'Brand'}}, 'Brand is not Offer'],
  ['a missing property', {...product, image: undefined}, 'Product has no image'],
  [
    'a term of no enumeration',
    {...product, offers: {...offer, availability: 'https://schema.org/Soon'}},
    'is not term:ItemAvailability',
  ],
  ['a price as text', {...product, offers: {...offer, price: '9,00'}}, '"9,00" is not number'],
  [
    'a reference to nothing',
    {...product, offers: {...offer, shippingDetails: {'@id': '#shipping'}}},
    '#shipping is not on the page',
  ],
])('refuses %s', (_title, node, problem) => expect(check(node).join()).toContain(problem))

it('finds what a page refers to', () => {
  const shipping = {'@type': 'OfferShippingDetails', '@id': '#shipping'}
  const withShipping = {...product, offers: {...offer, shippingDetails: {'@id': '#shipping'}}}
  expect(check(withShipping, shipping)).toEqual([])
})

it('refuses what is no JSON, and data of another context', () => {
  expect(structuredDataProblems(['{'])).toEqual(['no JSON: {'])
  expect(structuredDataProblems([JSON.stringify(product)])).toEqual(['no context of schema.org'])
})

it('accepts what the shop writes', () => {
  const html = '<p>Because.</p>' as SafeHtml
  const data = [
    siteData({
      brand: 'Barnholt',
      url: 'https://shop.example/home',
      logo: 'https://shop.example/logo.png',
      language: 'de-DE',
      profiles: ['https://social.example/barnholt'],
    }),
    breadcrumbList([{label: 'Home', to: '/home'}, {label: 'Prams'}], 'https://shop.example'),
    itemList(['/product/1'], 'https://shop.example', 1),
    faqPage(
      {
        introduction: html,
        groups: [{title: '', questions: [{id: 'why', question: 'Why?', answer: html}]}],
      },
      'https://shop.example/faq',
    ),
  ]
  expect(structuredDataProblems(data)).toEqual([])
})
