import {contentIdOf, contentIdOfHref} from './content-id'

describe('content asset of an address (rule CONTENT-1)', () => {
  it.each([
    [{pageId: ['faq', 'faq.html']}, 'faq'],
    [{pageId: ['legal', 'privacy-policy.html']}, 'privacy-policy'],
    [{pageId: ['legal', 'terms', 'terms.html']}, 'terms'],
    [{pageId: ['customer-service.html']}, 'customer-service'],
    [{pageId: ['returns']}, 'returns'],
    [{contentId: 'about'}, 'about'],
    [{contentPath: ['history', 'workshop']}, 'workshop'],
    [{contentPath: ['news', 'a/b.html']}, 'a/b.html'],
    [{contentId: 'Size-Up-1/2'}, 'Size-Up-1/2'],
    [{contentId: 'a.html'}, 'a.html'],
    [{}, 'contact-form'],
    [{contentId: 'constructor'}, 'constructor'],
  ])('%o', (params, id) => {
    expect(contentIdOf(params)).toBe(id)
  })
})

describe('content asset of a link', () => {
  it.each([
    ['/customer-service/legal/imprint.html', 'imprint'],
    ['/content/sustainability', 'sustainability'],
    ['/content/gr%C3%B6%C3%9Fen', 'größen'],
    ['/content/Size-Up-1%2F2', 'Size-Up-1/2'],
    ['/content/a.html', 'a.html'],
    ['/contact-us', 'contact-form'],
    ['/customer-service/faq/faq.html#delivery', 'faq'],
    ['/category/strollers', null],
    ['https://example.com/content/about', null],
  ])('%s', (href, id) => {
    expect(contentIdOfHref(href)).toBe(id)
  })
})
