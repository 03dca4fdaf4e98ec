import {contentHitsOf, knownHrefs} from './content-hits'

describe('contentHitsOf', () => {
  it('keeps what a list shows of six pages', () => {
    const hits = Array.from({length: 8}, (_, index) => ({
      id: `page-${index}`,
      name: `Page ${index}`,
      description: 'About it.',
      c_body: '<p>Long</p>',
    }))
    const found = contentHitsOf({hits})
    expect(found).toHaveLength(6)
    expect(found[0]).toEqual({id: 'page-0', title: 'Page 0', text: 'About it.'})
  })

  it('does without name and description', () => {
    expect(contentHitsOf({hits: [{id: 'faq', page_description: 'Answers.'}, {}]})).toEqual([
      {id: 'faq', title: 'faq', text: 'Answers.'},
    ])
    expect(contentHitsOf({hits: [{id: 'faq', name: 'Help'}]})).toEqual([
      {id: 'faq', title: 'Help', text: ''},
    ])
    expect(contentHitsOf({})).toEqual([])
  })
})

test('knownHrefs reads the pages that the footer leads to', () => {
  const links = [
    {href: '/customer-service/faq/faq.html'},
    {href: '/category/strollers'},
    {href: '/contact-us'},
  ]
  expect([...knownHrefs([{links}])]).toEqual([
    ['faq', '/customer-service/faq/faq.html'],
    ['contact-form', '/contact-us'],
  ])
})
