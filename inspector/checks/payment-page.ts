import {HEAD_SCRIPT} from '../../common/head-script'
import {policySources} from '../../config/scripts/policy-sources'
import {withScriptOrigin} from '../../config/scripts/script-uses'
import type {PaymentPageFact, ScriptFact, ServiceOrigins, SiteFacts} from '../facts/facts'
import {hashOf} from '../facts/payment-page'
import {findingId, type Check} from './finding'

/** Headers without which a page of payment must not be sent. */
const NEEDED = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
]
/** Directives that decide which code runs, and to whom it can send data. */
const DIRECTIVES = ['script-src', 'connect-src', 'frame-src']

const HEAD = hashOf(HEAD_SCRIPT)

/** Sources by directive. */
const sourcesIn = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )

function headerProblems({headers}: PaymentPageFact, https: boolean): string[] {
  const needed = https ? [...NEEDED, 'strict-transport-security'] : NEEDED
  return needed
    .filter((name) => headers[name] === undefined)
    .map((name) => `the header ${name} is missing`)
}

function policyProblems({headers}: PaymentPageFact, inventory: readonly string[]): string[] {
  const {'content-security-policy': policy} = headers
  if (policy === undefined) return []
  const given = sourcesIn(policy)
  return DIRECTIVES.flatMap((directive) => {
    const own = directive === 'script-src' ? ["'self'", "'nonce'", `'${HEAD}'`] : ["'self'"]
    const sources = given.get(directive) ?? []
    const extra = sources.filter((one) => !own.includes(one) && !inventory.includes(one))
    const missing = inventory.filter((one) => !sources.includes(one))
    return [
      ...extra.map((one) => `${directive} allows ${one}, which is not in the inventory`),
      ...missing.map((one) => `${directive} does not allow ${one} of the inventory`),
    ]
  })
}

/** What is wrong with a script; null when it is what the inventory says. */
function scriptProblem({src, integrity, hash}: ScriptFact): string | null {
  if (src === 'inline') return hash === HEAD ? null : 'an inline script is not in the inventory'
  if (!/\/mobify\/bundle\/[\w-]+\/[\w./-]+\.js$/.test(src))
    return `the script ${src} is not in the inventory`
  const name = src.replace(/^.*\/mobify\/bundle\/[\w-]+\//, '')
  if (integrity === null) return `the script ${name} has no hash in the document`
  if (hash === '') return `the script ${name} could not be read`
  return hash === integrity ? null : `the script ${name} is not the one of its hash`
}

const serviceProblem = ({id, integrity, hash}: PaymentPageFact['services'][number]) => {
  const isOther = integrity?.startsWith('sha256-') && hash !== '' && hash !== integrity
  return isOther ? `the script of ${id} is not the one of its hash` : null
}

const present = (problem: string | null): problem is string => problem !== null

function problemsOf(
  page: PaymentPageFact,
  {effective}: SiteFacts,
  {origins, https}: {origins: ServiceOrigins; https: boolean},
): string[] {
  if (page.status !== 200) return [`the page was answered by ${page.status || 'nothing'}`]
  const inventory = policySources(
    {
      site: withScriptOrigin(effective, origins.SCRIPTS_ORIGIN),
      localeId: effective.l10n.defaultLocale,
      paymentOrigin: origins.PAYMENT_ORIGIN,
    },
    true,
  )
  return [
    ...headerProblems(page, https),
    ...policyProblems(page, inventory.origins),
    ...[...page.scripts, ...page.later].map(scriptProblem).filter(present),
    ...page.services.map(serviceProblem).filter(present),
  ]
}

export const paymentPage: Check = {
  id: 'payment-page',
  title: 'Payment page differs from its inventory',
  why: 'A script without permission can read what shoppers enter when they pay (PCI DSS 6.4.3 and 11.6.1).',
  remedy:
    'Tell information security at once. If the change was intended, it belongs into the inventory (docs/guides/payment-pages.md).',
  run: ({sites, shopOrigin, origins}) =>
    sites.flatMap((site) => {
      const {payment} = site
      if (!payment || !origins) return []
      const https = shopOrigin.startsWith('https:')
      return problemsOf(payment, site, {origins, https}).map((problem) => ({
        id: findingId('payment-page', site.site.id, problem),
        siteId: site.site.id,
        subject: payment.path,
        problem: `${payment.path}: ${problem}.`,
        page: shopOrigin + payment.path,
      }))
    }),
}
