import type {Listing} from './listing'
import {packListing, unpackListing} from './packed-listing'

const color = (id: string, image: string) => ({id, name: `The ${id}`, image})
const listing = (tiles: Listing['tiles']): Listing => ({
  total: tiles.length,
  tiles,
  imageFolder: '/default/',
  refinements: [],
  sorts: [],
})
const path = (hash: string, id: string) => `dw${hash}/images/stroller/city/${id}/mainview-1.jpg`

describe('packListing', () => {
  const usual = listing([
    {
      id: '1',
      name: 'One',
      hover: 'dw00000001/images/stroller/city/spruce/emotional1-1.jpg',
      colors: [
        color('spruce', path('1a2b3c4d', 'spruce')),
        color('sand', path('5e6f7a8b', 'sand')),
      ],
    },
  ])

  it('names the pictures of a tile by their hashes', () => {
    expect(packListing(usual).tiles[0]).toMatchObject({
      hover: '00000001 emotional1-1.jpg',
      pattern: 'images/stroller/city/*/mainview-1.jpg',
      colors: [
        ['spruce', '1a2b3c4d', 'The spruce'],
        ['sand', '5e6f7a8b', 'The sand'],
      ],
    })
  })

  it('writes patterns and names of colours once', () => {
    const [first] = usual.tiles
    const twice = listing(first ? [first, {...first, id: '2'}] : [])
    expect(packListing(twice).tiles[1]).toMatchObject({
      pattern: 0,
      colors: [
        ['spruce', '1a2b3c4d'],
        ['sand', '5e6f7a8b'],
      ],
    })
    expect(unpackListing(packListing(twice))).toEqual(twice)
  })

  it('writes a tax rate once, and where it changes', () => {
    const [first] = usual.tiles
    const rates = [0.19, 0.19, 0.07, undefined, undefined, 0.07]
    const priced = listing(
      rates.flatMap((taxRate, place) =>
        first
          ? [
              {
                ...first,
                id: `${place}`,
                price: {amount: 5, ...(taxRate !== undefined && {taxRate})},
              },
            ]
          : [],
      ),
    )
    const packed = packListing(priced)
    expect(packed.tiles.map(({price}) => price?.taxRate)).toEqual([
      0.19,
      undefined,
      0.07,
      null,
      undefined,
      0.07,
    ])
    expect(unpackListing(packed)).toEqual(priced)
  })

  it.each<[string, Listing]>([
    ['the usual', usual],
    [
      'a second picture of another colour or elsewhere',
      listing([
        {
          id: '1',
          name: 'One',
          color: 1,
          hover: path('00000001', 'sand'),
          colors: [
            color('spruce', path('1a2b3c4d', 'spruce')),
            color('sand', path('5e6f7a8b', 'sand')),
          ],
        },
        {
          id: '2',
          name: 'Two',
          hover: 'dw00000001/images/elsewhere/a.jpg',
          colors: [color('oak', path('1a2b3c4d', 'oak'))],
        },
      ]),
    ],
    [
      'a colour under several names, and one as before',
      listing(
        ['Sand', 'Sand', 'Dune', 'Dune', 'Sand'].map((name, index) => ({
          id: String(index),
          name: 'One',
          colors: [{...color('sand', path('5e6f7a8b', 'sand')), name}],
        })),
      ),
    ],
    [
      'several patterns in turns',
      listing(
        ['city', 'twin', 'city', 'twin'].map((model, index) => ({
          id: String(index),
          name: 'One',
          colors: [color('oak', `dw1a2b3c4d/images/${model}/oak/1.jpg`)],
        })),
      ),
    ],
    ['no colours', listing([{id: '1', name: 'One', image: path('1a2b3c4d', 'oak')}])],
    ['no hashes', listing([{id: '1', name: 'One', colors: [color('oak', 'images/oak/1.jpg')]}])],
    [
      'one picture elsewhere',
      listing([
        {
          id: '1',
          name: 'One',
          colors: [
            color('spruce', path('1a2b3c4d', 'spruce')),
            color('sand', 'dw1a2b3c4d/images/elsewhere/sand.jpg'),
            color('oak', '1a2b3c4d.jpg'),
          ],
        },
      ]),
    ],
    [
      'a path without the colour',
      listing([{id: '1', name: 'One', colors: [color('oak', 'dw1a2b3c4d/images/a.jpg')]}]),
    ],
  ])('gives back what it was given: %s', (_, original) => {
    expect(unpackListing(packListing(original))).toEqual(original)
  })
})
