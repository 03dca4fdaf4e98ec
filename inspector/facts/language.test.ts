import {isProse} from './language'

it.each([
  ['Light on the road', true],
  ['Barnholt City', false],
  ['无论人行道、林间小路，还是途中的台阶：推行轻松', true],
  ['轻盈上路', false],
  ['歩道も、森の小道も、その間の段差も。', true],
])('%s: %s', (text, prose) => expect(isProse(text)).toBe(prose))
