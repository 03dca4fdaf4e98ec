import {urlWord} from './url-word'

describe('urlWord', () => {
  it.each([
    ['Strollers & Prams', 'strollers-prams'],
    ['Sitzmöbel für draußen', 'sitzmobel-fur-draussen'],
    ['  Été ', 'ete'],
    ['ベビーカー', 'ベビーカー'],
  ])('writes %s as %s', (name, word) => {
    expect(urlWord(name)).toBe(word)
  })
})
