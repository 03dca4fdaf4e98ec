import {linkedPathOf, sectionOf} from './content-section'

const products = {title: 'Products', links: [{label: 'Strollers', href: '/category/strollers'}]}
const service = {
  title: 'Service',
  links: [
    {label: 'Returns', href: '/customer-service/returns.html'},
    {label: 'Contact', href: '/contact-us'},
  ],
}
const alone = {title: 'Brand', links: [{label: 'About us', href: '/content/about'}]}
const sections = [products, service, alone]

describe('section of a content page', () => {
  it('is the footer section that links to it', () => {
    expect(sectionOf('contact-form', sections)).toEqual({
      title: 'Service',
      links: [
        {label: 'Returns', href: '/customer-service/returns.html', current: false},
        {label: 'Contact', href: '/contact-us', current: true},
      ],
    })
  })

  it('is none for other pages and for a page by itself', () => {
    expect(sectionOf('strollers', sections)).toBeNull()
    expect(sectionOf('about', sections)).toBeNull()
  })
})

describe('canonical path of a content page', () => {
  const links = sections.flatMap((section) => section.links)

  it('is the linked one, whatever the address is', () => {
    expect(linkedPathOf('returns', links)).toBe('/customer-service/returns.html')
    expect(linkedPathOf('contact-form', [{href: '/contact-us?from=footer#top'}])).toBe(
      '/contact-us',
    )
  })

  it('is none for a page without a link', () => expect(linkedPathOf('care', links)).toBeNull())
})
