import {screen} from '@testing-library/react'
import {recordConsent} from '@app/features/consent/public/tracking-consent'
import {renderInShop} from '@app/shared/test/render'
import {RecommendationZone} from './RecommendationZone'

const zone = (accessories: boolean) => (
  <div data-testid="place">
    <RecommendationZone zone="cart" anchor={{}} title="For you" accessories={accessories} />
  </div>
)
const isThere = (accessories: boolean): boolean => {
  renderInShop(zone(accessories))
  return screen.getByTestId('place').childElementCount > 0
}

afterEach(() => {
  document.cookie = 'dw_dnt=; Max-Age=0; Path=/'
})

it.each([
  ['granted', false, false, true],
  ['granted', true, false, true],
  ['declined', false, true, false],
  ['declined', true, true, false],
] as const)('with tracking %s (accessories %s) it is there: %s', (...row) => {
  const [, accessories, doNotTrack, expected] = row
  recordConsent(doNotTrack)
  expect(isThere(accessories)).toBe(expected)
})

it.each([
  [true, true],
  [false, false],
])('before the answer, accessories %s: %s', (accessories, expected) => {
  expect(isThere(accessories)).toBe(expected)
})
