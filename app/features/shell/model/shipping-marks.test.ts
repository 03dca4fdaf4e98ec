import {marksOf} from './shipping-marks'

it('names the marks of known delivery methods and leaves out others', () => {
  expect(marksOf({standard: '/a.svg', drone: '/b.svg', express: '/c.svg'})).toEqual([
    {id: 'standard', label: 'footer.shipping.parcel', src: '/a.svg'},
    {id: 'express', label: 'footer.shipping.express', src: '/c.svg'},
  ])
  expect(marksOf({})).toEqual([])
})
