import {mailLanguageTotals} from '../outbox/mail-languages'
import {allDocumentTexts, documentLocale} from './document-texts'
import {isAlphabetic, textRuns} from './pdf-fonts'
import {PdfPage} from './pdf-page'

const {languages} = allDocumentTexts
const alphabetic = languages.filter(
  (one) => documentLocale(one) === one && !['ja', 'ko', 'ar'].includes(one),
)
const textsOf = (language: string) =>
  [
    ...Object.values(allDocumentTexts.of(language)),
    ...Object.values(mailLanguageTotals(language)),
    new Intl.NumberFormat(language, {style: 'currency', currency: 'EUR'}).format(1234.5),
    new Intl.DateTimeFormat(language, {dateStyle: 'long'}).format(0),
  ].flat()

it('prints Chinese documents in English', () => {
  expect(languages.filter((one) => documentLocale(one) !== one).sort()).toEqual(['zh-cn', 'zh-tw'])
  expect(documentLocale('zh-TW')).toBe('en-GB')
  expect(documentLocale('ko-KR')).toBe('ko-KR')
  expect(documentLocale('pl-PL')).toBe('pl-PL')
})

it.each(alphabetic)('has a font for every letter of %s', (language) => {
  const texts = textsOf(language).map((text) => text.replaceAll('\u202f', '\u00a0'))
  expect(texts.filter((text) => !isAlphabetic(text))).toEqual([])
})

it.each([
  ['Zażółć gęślą jaźń', 'pl-PL'],
  ['Příliš žluťoučký kůň', 'cs-CZ'],
  ['Γεια σας, Ελένη', 'el-GR'],
  ['Счёт № 5', 'ru-RU'],
  ['Şahin İpek', 'de-DE'],
  ['お届け先', 'ja-JP'],
  ['주문 번호 5, 합계 ₩12,000', 'ko-KR'],
  ['김민지 様 (서울)', 'ja-JP'],
])('splits “%s” without losing a letter', (text, language) => {
  const runs = textRuns(text, language, 400)
  expect(runs.map((run) => run.text).join('')).toBe(text)
  expect(runs.every(({font}) => font.file)).toBe(true)
})

it('has one font for Korean documents, except for the sign of the currency', () => {
  const names = (text: string) => [
    ...new Set(textRuns(text, 'ko-KR', 400).map(({font}) => font.name)),
  ]
  const fonts = textsOf('ko').flatMap(names)
  expect(new Set(fonts)).toEqual(new Set(['noto-sans-kr-400']))
  expect(names('합계 ₩12,000')).toEqual(['noto-sans-kr-400', 'commissioner-latin-ext-400'])
  expect(names('김민지 様')).toEqual(['noto-sans-kr-400', 'noto-sans-jp-400'])
})

it.each(['ja-JP', 'ko-KR'])('writes numbers of %s in the font of its words', (language) => {
  const [number] = textRuns('INV-0001', language, 400)
  expect(number?.font.name).toMatch(/^noto-sans-/)
  expect(textRuns('2', language, 700)).toHaveLength(1)
})

it.each([
  ['Größe 5 €', 'commissioner-latin-400'],
  ['Nguyễn', 'commissioner-vietnamese-400'],
  ['กรุงเทพ', 'noto-sans-thai-400'],
  ['الفاتورة', 'noto-sans-arabic-400'],
  ['חשבונית', 'noto-sans-hebrew-400'],
])('writes “%s” in %s', (text, name) => {
  expect(textRuns(text, 'de-DE', 400).map(({font}) => font.name)).toContain(name)
})

it('writes a column and a line of several fonts', async () => {
  const pdf = await PdfPage.open({title: 'Faktura', language: 'pl-PL'})
  const one = pdf.text('Łódź', 56, 56, 200)
  expect(pdf.text('Łódź\nGdańsk', 56, 100, 200)).toBeGreaterThan(one * 1.8)
  expect(pdf.text('Łódź', 56, 200, 200, {align: 'end', bold: true})).toBeGreaterThan(10)
  const bytes = await pdf.finish()
  expect(bytes.toString('latin1')).toMatch(/Commissioner-Regular[^]*Commissioner-Bold|Commissioner/)
})
