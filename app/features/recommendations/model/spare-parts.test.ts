import {tileOf} from '@app/features/catalog/public/tile'
import {recommendable} from './recommendation-rules'

const tile = (productId: string, type?: string) =>
  tileOf({productId, productName: productId, productType: {item: true}, c_productType: type}, true)

it('leaves spare parts out of rows, and keeps their quick view (rule PROD-26)', () => {
  const tiles = [tile('a'), tile('wheel', 'Spare part'), tile('b', 'High chair')]
  expect(recommendable(tiles).map(({id}) => id)).toEqual(['a', 'b'])
  expect(tiles[1]).toMatchObject({spare: true, quick: true})
})
