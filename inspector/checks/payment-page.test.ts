import {HEAD_SCRIPT} from '../../common/head-script'
import {policySources} from '../../config/scripts/policy-sources'
import {withScriptOrigin} from '../../config/scripts/script-uses'
import type {PaymentPageFact} from '../facts/facts'
import {hashOf} from '../facts/payment-page'
import {DEU, factsOf} from '../testing/facts-of'
import {paymentPage} from './payment-page'

const {origins} = policySources(
  {
    site: withScriptOrigin(DEU, 'http://127.0.0.1:4000'),
    localeId: 'de-DE',
    paymentOrigin: 'https://pay.example',
  },
  true,
)
const listed = origins.join(' ')
const SCRIPT = '/mobify/bundle/abc/main.js'
const main = {src: SCRIPT, integrity: 'sha256-a', hash: 'sha256-a'}
const inline = {src: 'inline', integrity: null, hash: hashOf(HEAD_SCRIPT)}
const POLICY = `script-src 'self' '${hashOf(HEAD_SCRIPT)}' 'nonce' ${listed}; connect-src 'self' ${listed}; frame-src 'self' ${listed}`
const headers = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'payment=(self)',
}
const good: PaymentPageFact = {
  path: '/deu/de-de/appcheckout',
  status: 200,
  headers,
  scripts: [inline, main],
  later: [main],
  services: [],
}
const problems = (changes: Partial<PaymentPageFact>) =>
  paymentPage
    .run(factsOf({payment: {...good, ...changes}}))
    .map(({problem}) => problem.replace(`${good.path}: `, ''))

it('accepts a page with the services of the inventory and the hashes of the document', () => {
  expect(problems({})).toEqual([])
  expect(paymentPage.run(factsOf())).toEqual([])
})

it.each<[string, Partial<PaymentPageFact>]>([
  ['the page was answered by 503', {status: 503}],
  ['the page was answered by nothing', {status: 0}],
  ['the script main.js is not the one of its hash', {later: [{...main, hash: 'sha256-b'}]}],
  ['the script main.js has no hash in the document', {scripts: [{...main, integrity: null}]}],
  ['the script main.js could not be read', {scripts: [{...main, hash: ''}]}],
  [
    'the script https://evil.example/a.js is not in the inventory',
    {scripts: [{src: 'https://evil.example/a.js', integrity: null, hash: 'sha256-c'}]},
  ],
  ['an inline script is not in the inventory', {scripts: [{...inline, hash: 'sha256-c'}]}],
  [
    'the script of tagManager is not the one of its hash',
    {services: [{id: 'tagManager', src: '/t.js', integrity: 'sha256-a', hash: 'sha256-b'}]},
  ],
  [
    "script-src allows 'unsafe-inline', which is not in the inventory",
    {
      headers: {
        ...headers,
        'content-security-policy': POLICY.replace("'nonce'", "'nonce' 'unsafe-inline'"),
      },
    },
  ],
  [
    'frame-src does not allow https://pay.example of the inventory',
    {
      headers: {
        ...headers,
        'content-security-policy': POLICY.replace(
          `frame-src 'self' ${listed}`,
          `frame-src 'self' ${listed.replace('https://pay.example', '')}`,
        ),
      },
    },
  ],
])('finds that %s', (problem, changes) => expect(problems(changes)).toEqual([`${problem}.`]))

it('finds that a header is missing', () => {
  const {'referrer-policy': _gone, ...others} = headers
  expect(problems({headers: others})).toEqual(['the header referrer-policy is missing.'])
})
