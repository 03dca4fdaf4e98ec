import type {EventItem, EventList, ShopEvent} from '../public/shop-event'
import {activityOf} from './activities'

const PATH = '/deu/de-de/home'
const chair: EventItem = {id: 'BH-2010', sku: 'BH-2010-oak', name: 'Holme', price: 219.9}
const bag: EventItem = {id: 'BH-5010', name: 'Bag', price: 89}
const category: EventList = {kind: 'category', categoryId: 'high-chairs', name: 'High chairs'}
const search: EventList = {kind: 'search', query: 'oak'}
const recommended: EventList = {
  kind: 'recommendations',
  recommender: 'pdp-similar-items',
  recoUUID: 'u-1',
}
const hit = {id: 'BH-2010', sku: 'BH-2010-oak', altId: '', altIdType: ''}

it.each<[ShopEvent, string, object]>([
  [{type: 'page_load', page: 'home'}, 'viewPage', {currentLocation: PATH}],
  [
    {type: 'view_item', item: chair},
    'viewProduct',
    {product: {id: 'BH-2010', price: 219.9, sku: 'BH-2010-oak'}},
  ],
  [{type: 'view_item', item: bag}, 'viewProduct', {product: {id: 'BH-5010', price: 89}}],
  [
    {type: 'view_item_list', list: category, items: [chair]},
    'viewCategory',
    {category: {id: 'high-chairs'}, products: [hit], showProducts: true},
  ],
  [
    {type: 'select_item', list: category, item: chair},
    'clickCategory',
    {category: {id: 'high-chairs'}, product: hit},
  ],
  [
    {type: 'view_item_list', list: search, items: [bag]},
    'viewSearch',
    {
      searchText: 'oak',
      products: [{id: 'BH-5010', sku: 'BH-5010', altId: '', altIdType: ''}],
      showProducts: true,
    },
  ],
  [
    {type: 'select_item', list: search, item: chair},
    'clickSearch',
    {searchText: 'oak', product: hit},
  ],
  [
    {type: 'view_item_list', list: recommended, items: [chair, bag]},
    'viewReco',
    {
      recommenderName: 'pdp-similar-items',
      __recoUUID: 'u-1',
      products: [{id: 'BH-2010'}, {id: 'BH-5010'}],
    },
  ],
  [
    {type: 'select_item', list: recommended, item: chair},
    'clickReco',
    {recommenderName: 'pdp-similar-items', __recoUUID: 'u-1', product: {id: 'BH-2010'}},
  ],
  [
    {type: 'add_to_cart', items: [{...chair, quantity: 2}]},
    'addToCart',
    {products: [{id: 'BH-2010', price: 219.9, sku: 'BH-2010-oak', quantity: 2}]},
  ],
  [
    {type: 'begin_checkout', items: [bag], value: 93.9},
    'beginCheckout',
    {
      products: [{id: 'BH-5010', price: 89, quantity: 1}],
      amount: 93.9,
      checkoutType: 'traditional',
    },
  ],
  [
    {type: 'checkout_step', stepName: 'Payment', stepNumber: 3, basketId: 'b'},
    'checkoutStep',
    {stepName: 'Payment', stepNumber: 3, basketId: 'b', checkoutType: 'traditional'},
  ],
  [
    {type: 'purchase', items: [bag], value: 93.9, orderNo: '1', email: 'a@b.se'},
    'finishCheckout',
    {orderId: '1', products: [{id: 'BH-5010', price: 89, quantity: 1}], amount: 93.9},
  ],
])('tells %o', (event, name, body) => {
  expect(activityOf(event, PATH)).toEqual({name, body})
})

it.each<ShopEvent>([
  {type: 'view_item_list', list: {kind: 'row', id: 'best-sellers'}, items: [chair]},
  {type: 'notify_me', item: chair},
  {type: 'search', query: 'oak', total: 1},
])('keeps %o to itself', (event) => {
  expect(activityOf(event, PATH)).toBeNull()
})
