import {mailAsHtml} from './mail-html'

it('shows the logo as a picture, and the total alone in bold', () => {
  const rows = [
    {label: 'Delivery', value: '5.00'},
    {label: 'Total', value: '25.00', strong: true},
  ]
  const content = {
    subject: 'Order',
    greeting: 'Hello,',
    paragraphs: ['Thanks.'],
    closing: 'The shop',
    rows,
  }
  const html = mailAsHtml({locale: 'en-GB', content}, {src: 'https://a.test/l.png', alt: 'A & B'})
  const bold = [...html.matchAll(/font-weight:600">([^<]*)</g)].map(([, text]) => text)
  expect(bold).toEqual(['Total', '25.00'])
  expect(html).toMatch(/<img src="https:\/\/a\.test\/l\.png" height="32" alt="A &amp; B"/)
})
