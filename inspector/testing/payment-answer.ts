import type {ServerResponse} from 'node:http'
import {HEAD_SCRIPT} from '../../common/head-script'
import {configured} from '../../config/testing/configured'
import {policySources} from '../../config/scripts/policy-sources'
import {withScriptOrigin} from '../../config/scripts/script-uses'
import type {SiteConfig} from '../../config/schema'
import {hashOf} from '../facts/payment-page'

/** Origins of a shop whose services do not answer. */
export const ORIGINS = {
  PAYMENT_ORIGIN: configured('https://pay.example'),
  SCRIPTS_ORIGIN: configured('http://127.0.0.1:9'),
}

/** Answers with a checkout as the inventory has it. @param markup more of the document */
export function sendCheckout(res: ServerResponse, site: SiteConfig, markup = ''): void {
  const context = {
    site: withScriptOrigin(site, ORIGINS.SCRIPTS_ORIGIN),
    localeId: site.l10n.defaultLocale,
    paymentOrigin: ORIGINS.PAYMENT_ORIGIN,
  }
  const sources = policySources(context, true)
    .origins.map((source) => ` ${source}`)
    .join('')
  res.writeHead(200, {
    'Content-Type': 'text/html',
    'Content-Security-Policy': [
      `script-src 'self' '${hashOf(HEAD_SCRIPT)}' 'nonce-abc'${sources}`,
      `connect-src 'self'${sources}`,
      `frame-src 'self'${sources}`,
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'payment=(self)',
  })
  res.end(`<!doctype html><head><script>${HEAD_SCRIPT}</script></head>${markup}`)
}
