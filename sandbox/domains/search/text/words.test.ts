import {editDistance, isUnspaced, plainText, wordsOf} from './words'

describe('wordsOf', () => {
  it.each([
    ['Grow-along chair, 2nd!', 'default', ['grow', 'along', 'chair', '2nd']],
    ['Mitwachsstuhl Fjördblau', 'de', ['mitwachsstuhl', 'fjördblau']],
    ['ﾍﾞﾋﾞｰｶｰ', 'ja', ['ベビーカー']],
    ['  ?! ', 'default', []],
  ])('%j in %s', (text, language, words) => {
    expect(wordsOf(text, language)).toEqual(words)
  })
})

describe('editDistance', () => {
  it.each([
    ['stroller', 'stroller', 0],
    ['strolelr', 'stroller', 1],
    ['strolle', 'stroller', 1],
    ['sstroler', 'stroller', 2],
    ['', 'ab', 2],
  ])('%j to %j is %i', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance)
  })

  it('gives up beyond its limit', () => {
    expect(editDistance('a', 'abcdef', 2)).toBe(3)
  })
})

it('knows scripts without spaces', () => {
  expect(isUnspaced('高さ')).toBe(true)
  expect(isUnspaced('chair')).toBe(false)
})

it('strips markup', () => {
  expect(plainText('<p>One.</p><p>Two <b>three</b></p>')).toBe('One. Two three')
  expect(plainText('<td>Woll&shy;wasch\u00adgang</td>')).toBe('Wollwaschgang')
})
