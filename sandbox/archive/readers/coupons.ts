import {foldCode} from '../../domains/promotions/coupon'
import {issueCodes} from '../../domains/promotions/system-codes'
import {remove, upsert} from '../row-repository'
import {isDeletion} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {writeRecord} from './write-record'

/** Reads `coupons.xml`: coupons with their codes and how often they may be redeemed. */
export function couponsReader(context: ReadContext): FileReader {
  const {db, report, siteId} = context
  return {
    root: 'coupons',
    records: {
      coupon(node) {
        const id = node.required('coupon-id')
        node.all('description')
        node.all('sharing')
        if (isDeletion(node)) {
          remove(db, 'coupon', {site_id: siteId, id})
          remove(db, 'coupon_code', {site_id: siteId, coupon_id: id})
          return
        }
        const limits = node.first('redemption-limits')
        writeRecord(
          context,
          node,
          'coupon',
          {site_id: siteId, id},
          {
            enabled: node.boolean('enabled-flag'),
            case_insensitive: node.boolean('case-insensitive'),
            several_codes: limits && (limits.boolean('allow-multiple-codes-per-order') ?? false),
            limits: limits && limitsOf(limits),
          },
          {
            enabled: true,
            case_insensitive: false,
            several_codes: false,
            limits: limitsOf(undefined),
          },
        )
        // A single code and issued codes are one value; lists of codes are added to.
        if (node.anyOf('single-code', 'system-codes').length > 0) {
          remove(db, 'coupon_code', {site_id: siteId, coupon_id: id})
        }
        for (const code of codesOf(node, id)) writeCode(context, id, code)
        report.count('coupons')
      },
      'coupon-codes'(node) {
        const id = node.required('coupon-id')
        for (const {text} of node.all('code')) {
          const code = text.trim()
          if (isDeletion(node)) remove(db, 'coupon_code', {site_id: siteId, coupon_id: id, code})
          else writeCode(context, id, code)
        }
      },
    },
  }
}

function limitsOf(node: XmlNode | undefined) {
  const frame = node?.first('limit-per-time-frame')
  return {
    perCode: node?.number('limit-per-code') ?? null,
    perCustomer: node?.number('limit-per-customer') ?? null,
    perTimeFrame: frame
      ? {limit: frame.number('limit') ?? 0, days: frame.number('time-frame') ?? 0}
      : null,
  }
}

/** A single code, a list of codes, or codes that the system issues. */
function codesOf(coupon: XmlNode, couponId: string): string[] {
  const single = coupon.string('single-code')
  if (single) return [single]
  const system = coupon.first('system-codes')
  if (!system) return coupon.walk('multiple-codes', 'code').map(({text}) => text.trim())
  for (const name of ['algorithm', 'issue-index', 'seed-info']) system.all(name)
  return issueCodes(couponId, {
    count: system.number('max-number-of-codes') ?? 0,
    prefix: system.string('code-prefix') ?? '',
    length: system.number('code-length') ?? 10,
    vowels: system.boolean('include-vowels') ?? false,
    dashes: system.boolean('include-dashes') ?? false,
  })
}

function writeCode({db, siteId}: ReadContext, couponId: string, code: string): void {
  upsert(db, 'coupon_code', {
    site_id: siteId,
    coupon_id: couponId,
    code,
    folded_code: foldCode(code),
  })
}
