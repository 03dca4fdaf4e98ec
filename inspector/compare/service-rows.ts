import english from '../../translations/en-GB.json'
import {recordOf, SCRIPT_IDS, type ScriptId} from '../../config/scripts/records'
import {scriptUse} from '../../config/scripts/script-uses'
import type {Facts, SiteFacts} from '../facts/facts'
import type {Cell, Row} from './rows'

/** Origin of the payment provider, which no site decides. */
const PAYMENT = 'https://payment.invalid'

/** What a service needs and leaves in the browser, in plain words. */
function meaningOf(id: ScriptId): string {
  const {consent, cookies, storage} = recordOf(id)
  const needs = consent === 'necessary' ? 'Runs without consent' : `Needs consent for ${consent}`
  const stored = [...cookies, ...storage]
  return `${needs}. Stores ${stored.length > 0 ? stored.join(', ') : 'nothing that the registry names'}.`
}

function cellOf(id: ScriptId, {effective}: SiteFacts): Cell {
  const localeId = effective.l10n.defaultLocale
  const use = scriptUse(id, {site: effective, localeId, paymentOrigin: PAYMENT})
  if (!use) return {value: 'not used', source: 'configuration'}
  return {
    value: 'used',
    source: 'configuration',
    ...(id !== 'payment' && {detail: use.address}),
  }
}

/** The third-party services of each site, from the registry (rule SCRIPT-1). */
export const serviceRows = (facts: Facts): Omit<Row, 'usual'>[] =>
  SCRIPT_IDS.map((id) => ({
    key: `script.${id}`,
    area: 'services',
    name: english[`services.${id}`],
    meaning: meaningOf(id),
    cells: Object.fromEntries(facts.sites.map((site) => [site.site.id, cellOf(id, site)])),
  }))
