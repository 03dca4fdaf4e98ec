import {trackedPath} from './tracked-path'

test('the token of a cancel link is in no event', () => {
  expect(trackedPath('/deu/de-de/cancel-order/REVVMTpzZWNyZXQ=/x')).toBe('/deu/de-de/cancel-order')
  expect(trackedPath('/deu/de-de/cancel-order')).toBe('/deu/de-de/cancel-order')
  expect(trackedPath('/deu/de-de/product/BH-1010')).toBe('/deu/de-de/product/BH-1010')
})
