import {configured} from '../../config/testing/configured'
import type {SiteConfig} from '../../config/schema'
import {sites} from '../../config/sites/registry'
import type {Facts, LocaleFacts, SiteFacts} from '../facts/facts'

const LEGAL = ['imprint', 'privacy-policy', 'terms', 'withdrawal']

function germany(): SiteConfig {
  const site = sites.find(({id}) => id === 'DEU')
  if (!site) throw new Error('There is no site DEU.')
  return site
}

export const DEU = germany()

/** A locale of DEU without a problem, with some facts changed. */
export function localeOf(id: string, changes: Partial<LocaleFacts> = {}): LocaleFacts {
  const locale = DEU.l10n.supportedLocales.find((one) => one.id === id)
  if (!locale) throw new Error(`DEU has no locale ${id}.`)
  return {
    locale,
    products: [],
    categories: [],
    content: LEGAL.map((asset) => ({id: asset, name: asset, length: 500})),
    promotions: [],
    ...changes,
  }
}

/** Facts of DEU without a problem, with some facts changed. */
export function factsOf(changes: Partial<SiteFacts> = {}): Facts {
  const site: SiteFacts = {
    site: DEU,
    preferences: {},
    effective: DEU,
    locales: [localeOf('de-DE'), localeOf('en-DE')],
    checkout: null,
    links: [],
    pages: [],
    payment: null,
    failures: [],
    ...changes,
  }
  return {
    takenAt: '2026-01-01T00:00:00.000Z',
    durationMs: 1,
    shopOrigin: 'http://shop.test',
    origins: {
      PAYMENT_ORIGIN: configured('https://pay.example'),
      SCRIPTS_ORIGIN: configured('http://127.0.0.1:4000'),
    },
    sites: [site],
  }
}
