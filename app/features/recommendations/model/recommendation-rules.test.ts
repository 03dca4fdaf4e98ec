import {isEnough, mayRecommend, rowTitle, shownIds} from './recommendation-rules'

const zone = {zone: 'pdp'}
const similar = {recommender: 'pdp-similar-items'}
const custom = {recommender: 'custom-Accessories'}

it.each([
  [zone, 'granted', true],
  [zone, 'open', false],
  [zone, 'declined', false],
  [similar, 'granted', true],
  [similar, 'declined', false],
  [custom, 'granted', true],
  [custom, 'open', true],
  [custom, 'declined', false],
] as const)('%o with consent %s: %s', (source, consent, expected) => {
  expect(mayRecommend(source, consent)).toBe(expected)
})

it('shows at most twelve, each once, and not what is looked at already', () => {
  expect(shownIds(['a', 'b', 'a', '', 'c'], ['b'])).toEqual(['a', 'c'])
  const many = Array.from({length: 20}, (_, index) => `p${index}`)
  expect(shownIds(many, ['p0'])).toEqual(many.slice(1, 13))
})

it('shows nothing below three', () => {
  expect(isEnough(['a', 'b'])).toBe(false)
  expect(isEnough(['a', 'b', 'c'])).toBe(true)
})

it.each([
  ['Best with it', 'en-DE', 'Best with it'],
  ['', 'en-DE', 'Our title'],
  ['Best with it', 'de-DE', 'Our title'],
])(
  'the message "%s" on a page in %s makes the title "%s" (rule RECO-5)',
  (message, locale, title) => {
    expect(rowTitle(message, 'Our title', locale)).toBe(title)
  },
)
