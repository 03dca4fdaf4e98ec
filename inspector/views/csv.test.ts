import {csv} from './csv'

const rowsOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split('\r\n')

it('begins with a byte order mark and ends each row as RFC 4180 asks', () => {
  expect(
    csv([
      ['site', 'value'],
      ['DEU', 3],
    ]),
  ).toBe('\uFEFFsite,value\r\nDEU,3\r\n')
})

it.each([
  ['a comma', 'Kinderwagen, grün', '"Kinderwagen, grün"'],
  ['a quotation mark', 'The category “a” or "b"', '"The category “a” or ""b"""'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['a carriage return', 'one\rtwo', '"one\rtwo"'],
])('quotes a cell with %s', (_kind, value, cell) => {
  expect(rowsOf(csv([[value]]))[0]).toBe(cell)
})

it.each([
  ['=HYPERLINK("http://evil.test")', `"'=HYPERLINK(""http://evil.test"")"`],
  ['+1', "'+1"],
  ['-1+cmd', "'-1+cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
])('writes %j as text, which no spreadsheet runs', (value, cell) => {
  expect(csv([[value]]).slice(1, -2)).toBe(cell)
})

it('leaves other cells alone', () => {
  expect(rowsOf(csv([['100 %', 'de-DE', 'https://shop.test/a=b']]))[0]).toBe(
    '100 %,de-DE,https://shop.test/a=b',
  )
})
