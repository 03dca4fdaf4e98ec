import {breadcrumbList, itemList, jsonLd} from './json-ld'

const origin = 'https://shop.example'
const read = (json: string) => JSON.parse(json) as unknown

it('cannot end the script element it stands in', () => {
  expect(jsonLd({name: '</script><b>'})).not.toContain('<')
  expect(read(jsonLd({name: '</script>'}))).toEqual({
    '@context': 'https://schema.org',
    name: '</script>',
  })
})

it('lists the way, the page itself without an address', () => {
  expect(read(breadcrumbList([{label: 'Home', to: '/a/home'}, {label: 'Prams'}], origin))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/a/home'},
      {'@type': 'ListItem', position: 2, name: 'Prams'},
    ],
  })
})

it('lists products by their pages', () => {
  expect(read(itemList(['/a/product/1', '/a/product/2'], origin, 40))).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 40,
    itemListElement: ['https://shop.example/a/product/1', 'https://shop.example/a/product/2'],
  })
})
