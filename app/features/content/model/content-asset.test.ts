import {contentDataOf, contentPageOf, isPartOfPages} from './content-asset'

describe('content page of an asset', () => {
  it('has title, body, picture and meta texts', () => {
    const page = contentPageOf({
      id: 'about',
      name: 'About us',
      description: 'Who we are.',
      page_title: 'About us | Barnholt',
      c_body: '\n<p>Hello</p>\n',
      c_data: '{"image": "content/about.jpg", "imageAlt": "The workshop"}',
    })
    expect(page).toEqual({
      id: 'about',
      title: 'About us',
      body: '<p>Hello</p>',
      picture: {src: 'content/about.jpg', alt: 'The workshop'},
      metaTitle: 'About us | Barnholt',
      metaDescription: 'Who we are.',
    })
  })

  it('says that there is no body (rule CONTENT-5)', () => {
    expect(contentPageOf({id: 'empty', c_body: ' '}).body).toBeNull()
    expect(contentPageOf({id: 'empty'}).picture).toBeNull()
  })
})

describe('part of pages', () => {
  it.each(['pwa_footer', 'pwa_footer_checkout', 'pwa_message_bar', 'home', 'banner-strollers'])(
    '%s is one, whatever is in it',
    (id) => expect(isPartOfPages({id, c_body: '<p>Text</p>', c_data: '{}'})).toBe(true),
  )

  it('is what has data and no body, such as a teaser', () => {
    expect(isPartOfPages({id: 'teaser-a', c_data: '{"title": "A", "image": "a.jpg"}'})).toBe(true)
  })

  it.each([
    {id: 'about', c_body: '<p>Text</p>', c_data: '{"image": "a.jpg"}'},
    {id: 'faq', c_body: '<p>Text</p>', c_data: '{"questions": []}'},
    {id: 'empty', c_data: '{"image": "a.jpg", "imageAlt": "A"}'},
    {id: 'homecoming', c_body: '<p>Text</p>'},
    {id: 'empty'},
  ])('is not %j', (asset) => expect(isPartOfPages(asset)).toBe(false))
})

describe('data of an asset', () => {
  it('fails with the id when it is missing or no JSON', () => {
    expect(() => contentDataOf({id: 'home'})).toThrow('home')
    expect(() => contentDataOf({id: 'home', c_data: '{'})).toThrow()
  })
})
