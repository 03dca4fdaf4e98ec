import {frameOf} from './page-frame'

describe('frame of a page (rule FRAME-5)', () => {
  it.each([
    ['/deu/de-de/home', {header: 'full', footer: 'full'}],
    ['/deu/de-de/appcart', {header: 'full', footer: 'checkout'}],
    ['/deu/de-de/appcheckout', {header: 'minimal', footer: 'checkout'}],
    ['/usa/en-us/appcheckout/confirmation', {header: 'minimal', footer: 'checkout'}],
    ['/deu/de-de/appcheckout/else', {header: 'full', footer: 'full'}],
    ['/appcheckout', {header: 'full', footer: 'full'}],
  ])('%s', (pathname, frame) => {
    expect(frameOf(pathname)).toEqual(frame)
  })
})
