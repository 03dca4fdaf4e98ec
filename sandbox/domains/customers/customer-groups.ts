import type {Database} from '../../db/database'
import {dynamicGroups, staticGroupIds} from './customer-group-repository'
import type {Customer} from './customer'
import {findCustomer} from './customer-repository'
import type {Facts} from './group-rule'
import {matchesRule} from './group-rule'
import type {ShopperContextValues} from './shopper-context'
import {effectiveTime, placeOf} from './shopper-context'
import {shopperContextOf} from './shopper-context-repository'

/** System groups of B2C Commerce: every shopper is in the first and in one of the others. */
export const EVERYONE = 'Everyone'
export const REGISTERED = 'Registered'
export const UNREGISTERED = 'Unregistered'

/** Shopper whose groups are determined; a session adds data that only the request contains. */
export interface GroupSubject {
  readonly siteId: string
  readonly customerId: string
  readonly guest: boolean
  readonly usid?: string
  readonly locale?: string
  readonly currency?: string
}

/**
 * Returns the ids of the shopper's customer groups: the system groups, groups in the shopper
 * context, static groups that the customer is assigned to, and dynamic groups whose rule matches.
 */
export function customerGroupsOf(db: Database, subject: GroupSubject, now = Date.now()): string[] {
  const customer = subject.guest ? undefined : findCustomer(db, subject.customerId)
  const context = shopperContextOf(db, subject)
  const groups = new Set([
    EVERYONE,
    subject.guest ? UNREGISTERED : REGISTERED,
    ...(context?.customerGroupIds ?? []),
    ...(customer ? staticGroupIds(db, subject.siteId, customer.customerNo) : []),
  ])
  const dynamic = dynamicGroups(db, subject.siteId)
  if (dynamic.length > 0) {
    const facts = factsOf(subject, customer, context, groups)
    const time = effectiveTime(context, now)
    for (const {id, rule} of dynamic) if (matchesRule(rule, facts, time)) groups.add(id)
  }
  return [...groups]
}

/** Returns the known values by attribute path of the archive's membership rules (customergroup.xsd). */
function factsOf(
  subject: GroupSubject,
  customer: Customer | undefined,
  context: ShopperContextValues | null,
  groups: ReadonlySet<string>,
): Facts {
  const direct: Record<string, string | number | boolean | undefined> = {
    'customer.registered': !subject.guest,
    'session.authenticated': !subject.guest,
    'session.agentUserAuthenticated': false,
    'session.currency': subject.currency,
    'session.sourceCodeGroup': context?.sourceCode,
    'request.locale': subject.locale,
  }
  const isoTime = (time: number | undefined) =>
    time === undefined ? undefined : new Date(time).toISOString()
  const profile: Record<string, unknown> = {
    ...customer?.profile,
    email: customer?.email,
    login: customer?.login,
    creationDate: isoTime(customer?.createdAt),
    lastLoginTime: isoTime(customer?.lastLoginAt),
    lastVisitTime: isoTime(customer?.lastLoginAt),
  }
  const under: readonly [prefix: string, values: Readonly<Record<string, unknown>>][] = [
    ['customer.profile.custom.', withoutPrefix(customer?.profile.custom ?? {})],
    ['customer.profile.', profile],
    ['session.custom.', context?.customQualifiers ?? {}],
    ['request.geolocation.', {...placeOf(context)}],
  ]
  return (path) => {
    if (path === 'customer.customerGroups') return [...groups]
    if (Object.hasOwn(direct, path)) return direct[path]
    const found = under.find(([prefix]) => path.startsWith(prefix))
    const value = found?.[1][path.slice(found[0].length)]
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : undefined
  }
}

const withoutPrefix = (custom: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(custom).map(([id, value]) => [id.replace(/^c_/, ''), value]))
