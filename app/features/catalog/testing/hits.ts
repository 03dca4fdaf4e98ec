import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'

type Hit = ShopperSearchTypes.ProductSearchHit

const HOST = 'http://localhost:4000'
const FOLDER = '/dw/image/v2/BHLT_001/on/demandware.static/-/Sites-barnholt-master/default/'

/** Path of a picture as in the response, without its host. */
export const picturePath = (color: string, view: string): string =>
  `${FOLDER}dw1a2b3c4d/images/nursery/stroller/city/${color}/${view}.jpg`

const image = (color: string, view: string) => ({link: HOST + picturePath(color, view)})

const group = (viewType: string, color: string) => ({
  viewType,
  variationAttributes: [{id: 'color', values: [{value: color}]}],
  images: [image(color, `${viewType}-1`)],
})

/** A search hit for a master in the SCAPI format; `image` is that of the first colour. */
export function masterHit(colors: readonly string[], overrides: Partial<Hit> = {}): Hit {
  const [first = 'spruce'] = colors
  return {
    productId: 'BH-1010',
    productName: 'Vindra city stroller, Spruce green',
    productType: {master: true},
    currency: 'EUR',
    price: 899,
    priceMax: 949,
    orderable: true,
    image: image(first, 'mainview-1'),
    imageGroups: colors.flatMap((color) => [group('mainview', color), group('emotional1', color)]),
    variationAttributes: [
      {
        id: 'color',
        name: 'Colour',
        values: colors.map((value) => ({value, name: `The ${value}`, orderable: true})),
      },
      {id: 'chassis', name: 'Chassis', values: [{value: 'black', name: 'Black chassis'}]},
    ],
    variants: colors.map((color) => ({
      productId: `BH-1010-${color}-black`,
      orderable: true,
      c_availability: 'instock',
    })),
    c_masterName: 'Vindra city stroller',
    c_badges: ['Bestseller'],
    ...overrides,
  } as Hit
}
