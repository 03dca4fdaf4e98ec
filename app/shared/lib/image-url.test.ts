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

  it('leaves alone what is no picture of the shop', () => {
    expect(imageUrl('data:image/png;base64,AA', {width: 10})).toBe('data:image/png;base64,AA')
  })
})
