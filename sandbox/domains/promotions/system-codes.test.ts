import {issueCodes, type CodeStyle} from './system-codes'

const style: CodeStyle = {count: 3, prefix: 'BABY-', length: 8, vowels: false, dashes: false}

it('a coupon has as many different codes as it asks for, the same in every import', () => {
  const codes = issueCodes('summer', style)
  expect(codes).toHaveLength(3)
  expect(new Set(codes).size).toBe(3)
  expect(issueCodes('summer', style)).toEqual(codes)
  expect(issueCodes('winter', style)).not.toEqual(codes)
  expect(issueCodes('summer', {...style, count: 5}).slice(0, 3)).toEqual(codes)
})

it('no coupon gets more than 200 codes', () => {
  expect(issueCodes('summer', {...style, count: 1_000_000})).toHaveLength(200)
  expect(issueCodes('summer', {...style, count: 200})).toHaveLength(200)
  expect(issueCodes('summer', {...style, count: 0})).toEqual([])
})

it('no two codes are equal where the codes are short', () => {
  expect(new Set(issueCodes('summer', {...style, count: 20, prefix: '', length: 1})).size).toBe(20)
})

it('a code has its prefix and its length, and letters that are not confused', () => {
  const codes = issueCodes('summer', {...style, count: 200})
  for (const code of codes) expect(code).toMatch(/^BABY-[B-DF-HJ-NP-TV-Z2-9]{8}$/)
})

it('vowels are left out unless they are wanted', () => {
  const letters = (vowels: boolean) =>
    new Set(issueCodes('summer', {...style, count: 200, prefix: '', vowels}).join(''))
  expect([...letters(true)].filter((letter) => 'AEU'.includes(letter)).sort()).toEqual([
    'A',
    'E',
    'U',
  ])
  expect([...letters(false)].filter((letter) => 'AEIOU'.includes(letter))).toEqual([])
  expect(letters(true).size).toBe(32)
})

it.each([
  [8, /^.{4}-.{4}$/],
  [9, /^.{4}-.{4}-.$/],
  [4, /^.{4}$/],
])('a code of %i letters has a dash after every fourth one', (length, pattern) => {
  const [code = ''] = issueCodes('summer', {...style, count: 1, prefix: '', length, dashes: true})
  expect(code).toMatch(pattern)
  expect(code.replaceAll('-', '')).toHaveLength(length)
})

it('a code may be longer than a digest', () => {
  const [code] = issueCodes('summer', {...style, count: 1, prefix: '', length: 40})
  expect(code).toHaveLength(40)
})
