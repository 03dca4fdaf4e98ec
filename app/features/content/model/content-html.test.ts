import {withHeadingIds, withPrefixedLinks} from './content-html'

describe('links in content', () => {
  it.each([
    ['<a href="/contact-us">x</a>', '<a href="/deu/de-de/contact-us">x</a>'],
    [
      '<p><a class="b" href=\'/content/about\'>x</a></p>',
      '<p><a class="b" href=\'/deu/de-de/content/about\'>x</a></p>',
    ],
    ['<a href="/deu/de-de/home">x</a>', '<a href="/deu/de-de/home">x</a>'],
    ['<a href="https://example.com/a">x</a>', '<a href="https://example.com/a">x</a>'],
    ['<a href="//example.com/a">x</a>', '<a href="//example.com/a">x</a>'],
    ['<a href="mailto:a@example.com">x</a>', '<a href="mailto:a@example.com">x</a>'],
    ['<a href="#top">x</a>', '<a href="#top">x</a>'],
    ['<img src="/a.jpg">', '<img src="/a.jpg">'],
  ])('%s', (html, expected) => {
    expect(withPrefixedLinks(html, '/deu/de-de')).toBe(expected)
  })

  it('prefixes every link', () => {
    expect(withPrefixedLinks('<a href="/a">1</a> <a href="/b">2</a>', '/x/y')).toBe(
      '<a href="/x/y/a">1</a> <a href="/x/y/b">2</a>',
    )
  })
})

describe('headings of content', () => {
  it('get ids and are listed', () => {
    const {body, headings} = withHeadingIds({
      html: '<h2>Care &amp; oil</h2><h3>No</h3><h2>Two <b>x</b></h2>',
      nodes: null,
      styles: null,
    })
    expect(body.html).toBe(
      '<h2 id="section-1">Care &amp; oil</h2><h3>No</h3><h2 id="section-2">Two <b>x</b></h2>',
    )
    expect(headings).toEqual([
      {id: 'section-1', text: 'Care & oil'},
      {id: 'section-2', text: 'Two x'},
    ])
  })
})
