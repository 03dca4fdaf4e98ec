import {bodyOf} from '../testing/body'
import {contentDataOf, contentPageOf, isPartOfPages} from './content'

const body = bodyOf('<p>Hello</p>')

describe('content page of an asset', () => {
  it('has title, body, picture, day and meta texts', () => {
    const page = contentPageOf({
      kind: 'asset',
      document: {
        id: 'about',
        name: 'About us',
        description: 'Who we are.',
        page_title: 'About us | Barnholt',
        c_data: '{"image": "content/about.jpg", "imageAlt": "The workshop", "date": "2026-03-01"}',
      },
      body,
    })
    expect(page).toEqual({
      kind: 'asset',
      id: 'about',
      title: 'About us',
      body,
      picture: {src: 'content/about.jpg', alt: 'The workshop'},
      date: '2026-03-01',
      metaTitle: 'About us | Barnholt',
      metaDescription: 'Who we are.',
    })
  })

  it('says that there is no body (rule CONTENT-5)', () => {
    expect(contentPageOf({kind: 'asset', document: {id: 'empty'}, body: null})).toMatchObject({
      body: null,
      picture: null,
      title: 'empty',
    })
  })
})

it('a part of pages is no page (rule CONTENT-3)', () => {
  expect(contentPageOf({kind: 'asset', document: {id: 'pwa_footer'}, body})).toBeNull()
})

it('a page of Page Designer becomes a content page', () => {
  const page = {
    id: 'spring',
    typeId: 'landing',
    name: 'Spring',
    description: 'Out and about.',
    pageTitle: null,
    pageDescription: null,
    regions: [],
  }
  const texts = {
    kind: 'designed',
    id: 'spring',
    title: 'Spring',
    metaTitle: null,
    metaDescription: 'Out and about.',
    page,
  }
  expect(contentPageOf({kind: 'designed', page})).toEqual(texts)
  const titled = {...page, pageTitle: 'Spring | Barnholt', pageDescription: 'For spring.'}
  expect(contentPageOf({kind: 'designed', page: titled})).toEqual({
    ...texts,
    metaTitle: 'Spring | Barnholt',
    metaDescription: 'For spring.',
    page: titled,
  })
})

it('a folder is a page with the texts of its assets', () => {
  const items = [{id: 'a', title: 'A', text: '', image: null, date: null}]
  const document = {id: 'news', name: 'News', description: 'What is new.'}
  expect(contentPageOf({kind: 'folder', document, items})).toMatchObject({
    kind: 'folder',
    title: 'News',
    text: 'What is new.',
    items,
  })
})

describe('part of pages', () => {
  it.each(['pwa_footer', 'pwa_footer_checkout', 'pwa_message_bar', 'home', 'banner-strollers'])(
    '%s is one, whatever is in it',
    (id) => expect(isPartOfPages({id, c_data: '{}'}, true)).toBe(true),
  )

  it('is what has data and no body, such as a teaser', () => {
    const teaser = {id: 'teaser-a', c_data: '{"title": "A", "image": "a.jpg"}'}
    expect(isPartOfPages(teaser, false)).toBe(true)
  })

  it.each([
    [{id: 'about', c_data: '{"image": "a.jpg"}'}, true],
    [{id: 'faq', c_data: '{"questions": []}'}, true],
    [{id: 'empty', c_data: '{"image": "a.jpg", "imageAlt": "A"}'}, false],
    [{id: 'homecoming'}, true],
    [{id: 'empty'}, false],
  ])('is not %j', (asset, hasBody) => expect(isPartOfPages(asset, hasBody)).toBe(false))
})

describe('data of an asset', () => {
  it('fails with the id when it is missing or no JSON', () => {
    expect(() => contentDataOf({id: 'home'})).toThrow('home')
    expect(() => contentDataOf({id: 'home', c_data: '{'})).toThrow()
  })
})
