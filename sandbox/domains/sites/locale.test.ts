import {localeChain, localize} from './locale'

it('goes from the region to the language and then to the default', () => {
  expect(localeChain('de-DE')).toEqual(['de-DE', 'de', 'default'])
  expect(localeChain('default')).toEqual(['default'])
})

it('gives Hong Kong the texts of the traditional script', () => {
  const texts = {'zh-CN': '婴儿推车', 'zh-TW': '嬰兒推車', default: 'Strollers'}
  expect(localize(texts, 'zh-HK')).toBe('嬰兒推車')
  expect(localize(texts, 'zh-TW')).toBe('嬰兒推車')
  expect(localize(texts, 'zh-CN')).toBe('婴儿推车')
  expect(localize({'zh-CN': '婴儿推车', default: 'Strollers'}, 'zh-HK')).toBe('Strollers')
})
