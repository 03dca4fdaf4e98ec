import {wordsOfAddress} from './address-words'

it.each([
  ['/deu/de-de/vindra-stroller/BH-1010.html', 'vindra stroller'],
  ['/deu/de-de/strollers/vindra-stroller/BH-1010.html', 'vindra stroller'],
  ['/deu/de-de/-vindra--stroller-2-/BH-1010.html', 'vindra stroller 2'],
  ['/jpn/ja-jp/%E3%83%99%E3%83%93%E3%83%BC%E3%82%AB%E3%83%BC/BH-1010.html', 'ベビーカー'],
  ['/deu/de-de/product/BH-1010', ''],
  ['/deu/de-de/BH-1010.html', ''],
  ['/deu/de-de', ''],
  ['/', ''],
])('the words of %s are "%s"', (pathname, words) => {
  expect(wordsOfAddress(pathname)).toBe(words)
})

it.each([
  ['/deu/de-de/vindra-stadt-kinderwagen/BH-9.html', 'vindra stadt kinderwagen'],
  ['/deu/de-de/product/BH-9', ''],
  ['/deu/de-de/BH-9.html', ''],
])('the address %s speaks of %j', (path, words) => {
  expect(wordsOfAddress(path)).toBe(words)
})
