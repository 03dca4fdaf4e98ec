import {mailAsHtml} from './mail-html'

it('shows the total alone in bold', () => {
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
  const html = mailAsHtml({locale: 'en-GB', content})
  const bold = [...html.matchAll(/font-weight:600">([^<]*)</g)].map(([, text]) => text)
  expect(bold).toEqual(['Total', '25.00'])
})
