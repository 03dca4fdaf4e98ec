import {mergeTiles} from './merge-listings'

const tile = (id: string, image: string) => ({id, name: id, image})

describe('mergeTiles', () => {
  it('passes a single page on as it is', () => {
    const page = {imageFolder: '/a/', tiles: [tile('1', 'x.jpg')]}
    expect(mergeTiles([page])).toBe(page)
    expect(mergeTiles([])).toEqual({imageFolder: '', tiles: []})
  })

  it('keeps every picture where it is and every product once', () => {
    const merged = mergeTiles([
      {imageFolder: '/a/stroller/', tiles: [tile('1', 'x.jpg'), tile('2', 'y.jpg')]},
      {imageFolder: '/a/cot/', tiles: [tile('2', 'y.jpg'), tile('3', 'z.jpg')]},
    ])
    expect(merged.imageFolder).toBe('/a/')
    expect(merged.tiles.map(({id}) => id)).toEqual(['1', '2', '3'])
    expect(merged.tiles.map(({image}) => merged.imageFolder + (image ?? ''))).toEqual([
      '/a/stroller/x.jpg',
      '/a/stroller/y.jpg',
      '/a/cot/z.jpg',
    ])
  })

  it('has pictures for colours and for the pointer rebased as well', () => {
    const {tiles} = mergeTiles([
      {
        imageFolder: '/a/b/',
        tiles: [
          {id: '1', name: '1', hover: 'h.jpg', colors: [{id: 'oak', name: 'Oak', image: 'o.jpg'}]},
        ],
      },
      {imageFolder: '/a/', tiles: [tile('2', 'x.jpg')]},
    ])
    expect(tiles[0]).toMatchObject({hover: 'b/h.jpg', colors: [{image: 'b/o.jpg'}]})
  })
})
