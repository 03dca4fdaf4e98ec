import {bannerOf} from './banner'

describe('bannerOf', () => {
  it('needs a title', () => {
    expect(bannerOf({title: 'Strollers', text: 7})).toEqual({
      title: 'Strollers',
      text: '',
      image: '',
    })
    expect(bannerOf({text: 'Only text'})).toBeNull()
    expect(bannerOf('text')).toBeNull()
    expect(bannerOf(null)).toBeNull()
  })
})
