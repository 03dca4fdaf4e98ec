import {shellContentOf} from './parse-shell-content'
import {checkoutFooterOf} from '../public/shell-content'

const asset = (id: string, data: unknown) => ({id, c_data: JSON.stringify(data)})
const link = (label: string) => ({label, href: `/${label}`})

const footer = {
  sections: [
    {title: 'Service', links: [link('faq'), {label: 'no address'}, {href: '/no-label'}, null]},
    {title: '', links: [link('lost')]},
    'no section',
  ],
  specialOffers: [link('offers')],
  social: [{id: 'network', href: 'https://network.example'}, {id: 'no address'}, {href: '/x'}],
  legalLinks: [link('imprint')],
  legalText: 'All prices include tax.',
  copyrightText: '',
  paymentIcons: ['visa', 5, 'invoice'],
  shippingIcons: 'none',
}
const parsed = {
  sections: [{title: 'Service', links: [link('faq')]}],
  specialOffers: [link('offers')],
  social: [{id: 'network', href: 'https://network.example'}],
  legalLinks: [link('imprint')],
  legalText: 'All prices include tax.',
  copyrightText: null,
  paymentIcons: ['visa', 'invoice'],
  shippingIcons: [],
}

test('a footer leaves out incomplete entries of its asset', () => {
  expect(shellContentOf([asset('pwa_footer', footer)])).toEqual({
    messageBar: null,
    footer: parsed,
    checkoutFooter: null,
  })
})

test('a footer may have a text of its own for business customers', () => {
  const legalTextNet = 'All prices are without tax.'
  expect(shellContentOf([asset('pwa_footer', {...footer, legalTextNet})]).footer).toEqual({
    ...parsed,
    legalTextNet,
  })
})

test('the message bar needs a text; its link is optional', () => {
  const bar = (data: unknown) => shellContentOf([asset('pwa_message_bar', data)]).messageBar
  expect(bar({text: 'Free delivery', href: '/delivery'})).toEqual({
    text: 'Free delivery',
    href: '/delivery',
  })
  expect(bar({text: 'Free delivery', href: ''})).toEqual({text: 'Free delivery', href: null})
  expect(bar({text: ''})).toBeNull()
  expect(bar([])).toBeNull()
})

test('the footer of the checkout contains only what differs, and is completed from the footer', () => {
  const short = {...footer, sections: [], legalText: 'Secure payment.'}
  const content = shellContentOf([asset('pwa_footer', footer), asset('pwa_footer_checkout', short)])
  expect(content.checkoutFooter).toEqual({sections: [], legalText: 'Secure payment.'})
  const whole = {...parsed, sections: [], legalText: 'Secure payment.'}
  expect(checkoutFooterOf(content)).toEqual(whole)
  const alone = shellContentOf([asset('pwa_footer_checkout', short)])
  expect(alone.checkoutFooter).toEqual(whole)
  expect(checkoutFooterOf(alone)).toEqual(whole)
})

test('an unreadable asset leaves out its part and is logged', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const broken = {id: 'pwa_footer', c_data: '{'}
  const content = shellContentOf([broken, asset('pwa_message_bar', {text: 'Hello'})])
  expect(content).toEqual({
    messageBar: {text: 'Hello', href: null},
    footer: null,
    checkoutFooter: null,
  })
  expect(checkoutFooterOf(content)).toBeNull()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('pwa_footer is not usable'))
})
