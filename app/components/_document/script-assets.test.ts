import fs from 'node:fs'
import {preloadedFont, scriptTheme} from './script-assets'

it.each([
  ['de-DE', 'latin'],
  ['pl-PL', 'latin'],
  ['el-GR', 'greek'],
  ['ru-RU', 'cyrillic'],
  ['ja-JP', null],
  ['ar-AE', null],
])('%s preloads the letters of most of its text: %s', (locale, font) => {
  expect(preloadedFont(locale)).toBe(font)
  if (font)
    expect(fs.existsSync(`app/shared/theme/fonts/commissioner-${font}-flar.woff2`)).toBe(true)
})

it.each([
  ['de-DE', null],
  ['el-GR', null],
  ['ja-JP', 'ja'],
  ['zh-TW', 'zh'],
  ['ar-AE', 'rtl'],
  ['he-IL', 'rtl'],
])('%s has the stylesheet %s', (locale, theme) => {
  expect(scriptTheme(locale)).toBe(theme)
  if (theme) expect(fs.existsSync(`app/static/theme/${theme}.css`)).toBe(true)
})
