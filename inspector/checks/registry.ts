import type {Facts} from '../facts/facts'
import {alternateWithoutReturn} from './alternate-without-return'
import {closedPlatform} from './closed-platform'
import {emptyCategory} from './empty-category'
import {environmentalClaim} from './environmental-claim'
import type {Check, Finding} from './finding'
import {missingDuty} from './missing-duty'
import {missingLegalPage} from './missing-legal-page'
import {missingPrice} from './missing-price'
import {pageOverBudget} from './page-over-budget'
import {paymentPage} from './payment-page'
import {redirectLoop} from './redirect-loop'
import {untranslatedPromotion} from './untranslated-promotion'
import {unusedPreference} from './unused-preference'

/** All checks, in the order of the page. */
export const checks: readonly Check[] = [
  missingLegalPage,
  missingPrice,
  emptyCategory,
  redirectLoop,
  untranslatedPromotion,
  unusedPreference,
  alternateWithoutReturn,
  pageOverBudget,
  paymentPage,
  environmentalClaim,
  missingDuty,
  closedPlatform,
]

export interface CheckResult {
  readonly check: Check
  readonly findings: readonly Finding[]
}

export const runChecks = (facts: Facts): CheckResult[] =>
  checks.map((check) => ({check, findings: check.run(facts)}))
