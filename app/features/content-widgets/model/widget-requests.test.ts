import type {ContentNode} from '@common/content-body'
import type {DesignedComponent} from '@common/content-document'
import type {ContentPage} from '@app/features/content/public/content'
import {idsIn, searchOf, widgetRequests} from './widget-requests'

const texts = {id: 'a', title: 'A', metaTitle: null, metaDescription: null}

const assetWith = (nodes: readonly ContentNode[]): ContentPage => ({
  kind: 'asset',
  ...texts,
  picture: null,
  date: null,
  body: {html: null, nodes, styles: null},
})

it('reads ids with commas and blanks, each once', () => {
  expect(idsIn(' A, B  A,')).toEqual(['A', 'B'])
  expect(idsIn(undefined)).toEqual([])
})

it('limits searches, and has none without a phrase and a category', () => {
  expect(searchOf({categoryId: 'strollers', limit: '99'})).toEqual({
    categoryId: 'strollers',
    limit: 12,
  })
  expect(searchOf({query: 'oak', limit: 'many'})).toEqual({query: 'oak', limit: 4})
  expect(searchOf({limit: '3'})).toBeNull()
})

it('collects what widgets need, also deep in the markup, each once', () => {
  const product: ContentNode = {widget: 'product', options: {productId: 'A,B'}}
  const nested: ContentNode = {tag: 'div', attributes: {}, children: [product]}
  const page = assetWith([
    'text',
    nested,
    {widget: 'addToCart', options: {productId: 'A'}},
    {widget: 'accessories', options: {productId: 'C'}},
    {widget: 'article', options: {contentId: 'about'}},
    {widget: 'search', options: {query: 'oak'}},
    {widget: 'search', options: {query: 'oak'}},
  ])
  expect(widgetRequests(page)).toEqual({
    products: ['A', 'B'],
    accessoriesOf: ['C'],
    articles: ['about'],
    searches: [{query: 'oak', limit: 4}],
  })
})

it('finds the products of Page Designer, in components and in their texts', () => {
  const component = (typeId: string, data: DesignedComponent['data']): DesignedComponent => ({
    id: typeId,
    typeId,
    data,
    regions: [],
  })
  const nodes = [{widget: 'product', options: {productId: 'B'}}] as const
  const grid: DesignedComponent = {
    ...component('commerce_layouts.grid1c', {}),
    regions: [
      {
        id: 'column1',
        components: [
          component('commerce_assets.productTile', {product: 'A'}),
          component('x.richText', {richText: {body: {html: null, nodes, styles: null}}}),
          component('x.productCarousel', {categoryId: 'strollers', limit: 2}),
        ],
      },
    ],
  }
  const page: ContentPage = {
    kind: 'designed',
    ...texts,
    page: {
      id: 'a',
      typeId: 'storyPage',
      name: 'A',
      description: null,
      pageTitle: null,
      pageDescription: null,
      regions: [{id: 'main', components: [grid]}],
    },
  }
  expect(widgetRequests(page)).toMatchObject({
    products: ['A', 'B'],
    searches: [{categoryId: 'strollers', limit: 2}],
  })
})
