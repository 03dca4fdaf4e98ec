import {imageUrl} from './image-url'

const path = '/dw/image/v2/BHLT_001/on/demandware.static/-/Sites-x/default/dw1/images/a.jpg'

describe('address of a picture', () => {
  it('goes through the own origin, whatever host the wire named', () => {
    const expected = `/mobify/proxy/static${path}?sw=320&sm=fit&q=60`
    expect(imageUrl(`https://images.example.com${path}?sw=2000`, {width: 320})).toBe(expected)
    expect(imageUrl(path, {width: 320})).toBe(expected)
    expect(imageUrl(expected, {width: 320})).toBe(expected)
  })

  it('asks for a cut to the pixel', () => {
    expect(imageUrl(path, {width: 320, height: 366, fit: 'cut'})).toBe(
      `/mobify/proxy/static${path}?sw=320&sh=366&sm=cut&q=60`,
    )
  })

  it('encodes a name once, so that it may stand in a srcset', () => {
    const raw = '/images/Größe 1, blau #2|50%.jpg'
    const encoded = '/images/Gr%C3%B6%C3%9Fe%201%2C%20blau%20%232%7C50%25.jpg'
    const expected = `/mobify/proxy/static${encoded}?sw=10&sm=fit&q=60`
    for (const link of [raw, encoded, `https://images.example.com${encoded}?sw=9`, expected]) {
      expect(imageUrl(link, {width: 10})).toBe(expected)
    }
    expect(imageUrl('/images/(a)+b&c=d;e:@!.jpg', {width: 10})).toContain(
      '/images/(a)+b&c=d;e:@!.jpg?',
    )
  })

  it('leaves out the tone behind the address', () => {
    expect(imageUrl(`${path}#e6dcc8`, {width: 320})).toBe(
      `/mobify/proxy/static${path}?sw=320&sm=fit&q=60`,
    )
  })

  it('leaves alone what is no picture of the shop', () => {
    expect(imageUrl('data:image/png;base64,AA', {width: 10})).toBe('data:image/png;base64,AA')
  })
})
