import {Type, type Static} from '@sinclair/typebox'
import type {CheckoutContext} from '../../../domains/baskets/basket-service'
import {findContent} from '../../../domains/content/content-repository'
import type {JsonValue} from '../../../domains/json'
import {sitePromotions} from '../../../domains/promotions/promotion-repository'
import {
  activePromotions,
  campaignApplies,
  type ShopperSituation,
} from '../../../domains/promotions/qualification'
import {shopperFactsOf, situationOf} from '../../../domains/promotions/situation'
import {shopper, type ApiRoutes} from '../../common/shopper-api'
import type {ApiProblem} from '../../errors'
import {badRequest} from '../../errors'

/** Maximum number of entries of each list. */
const most = 50

const Texts = Type.Record(Type.String(), Type.Unknown())
const ResolveBody = Type.Object({
  customerGroups: Type.Optional(Type.Array(Type.Unknown())),
  campaignQualifiers: Type.Optional(Type.Array(Texts)),
  dataBindings: Type.Optional(Type.Array(Texts)),
})
type List = keyof Static<typeof ResolveBody>

/** `POST qualifiers/resolve` of Shopper Experience: qualifiers that apply to the shopper, and data for pages. */
export const qualifierRoute: ApiRoutes<'/shopper-experience/v1'> = (route, sandbox) => {
  route(
    'POST /qualifiers/resolve',
    {needs: shopper, schema: {body: ResolveBody}},
    ({context}, request) => {
      const {customerGroups = [], campaignQualifiers = [], dataBindings = []} = request.body
      checkCount('customerGroups', customerGroups)
      const groupIds = customerGroups.map(readGroupId)
      const campaigns = readEntries('campaignQualifiers', campaignQualifiers, ['campaignId'])
      const bindings = readEntries('dataBindings', dataBindings, ['type', 'id'])
      const {site} = context
      const session = {...context.shopper, siteId: site.id}
      const situation = situationOf(sandbox.db, site, shopperFactsOf(sandbox.db, session))
      return {
        ...(groupIds.length > 0
          ? {
              customerGroups: Object.fromEntries(
                groupIds.map((id) => [id, isMember(situation, id)]),
              ),
            }
          : {}),
        ...resolveCampaigns(context, situation, campaigns),
        ...(bindings.length > 0 ? {dataBindings: resolveBindings(context, bindings)} : {}),
      }
    },
  )
}

const isMember = ({groupIds}: ShopperSituation, id: string) => groupIds.includes(id)

type Entry = Readonly<Record<string, string>>

function resolveCampaigns(
  {db, site}: CheckoutContext,
  situation: ShopperSituation,
  entries: readonly Entry[],
) {
  const known = sitePromotions(db, site.id)
  const campaigns: Record<string, boolean> = {}
  const campaignQualifiers: Record<string, Record<string, boolean>> = {}
  for (const {campaignId = '', promotionId} of entries) {
    const campaign = known.campaigns.get(campaignId)
    if (promotionId === undefined) {
      campaigns[campaignId] = !!campaign && campaignApplies(campaign, situation)
      continue
    }
    const promotion = known.byId.get(promotionId)
    const assignments = promotion?.assignments.filter((one) => one.campaign.id === campaignId)
    const applies =
      promotion && activePromotions([{...promotion, assignments: assignments ?? []}], situation)
    const results = (campaignQualifiers[campaignId] ??= {})
    results[promotionId] = !!applies && applies.length > 0
  }
  return {
    ...(Object.keys(campaigns).length > 0 ? {campaigns} : {}),
    ...(Object.keys(campaignQualifiers).length > 0 ? {campaignQualifiers} : {}),
  }
}

/** Content assets by id with their attributes; those that cannot be found, or bound, are omitted. */
function resolveBindings(context: CheckoutContext, entries: readonly Entry[]) {
  const {site, locale} = context
  const found: Record<string, Record<string, Record<string, JsonValue>>> = {}
  for (const {type = '', id = ''} of entries) {
    const content = type === 'content_asset' ? findContent(context, site, id, locale) : null
    if (!content) continue
    const {custom, online: _online, searchable: _searchable, ...texts} = content
    const attributes = Object.entries(custom).map(([name, value]) => [
      name.replace(/^c_/, ''),
      value,
    ])
    const present = Object.entries(texts).filter(([, value]) => value !== null)
    const records = (found[type] ??= {})
    records[id] = {...Object.fromEntries(present), ...Object.fromEntries(attributes)}
  }
  return found
}

function readGroupId(id: unknown): string {
  if (typeof id === 'string' && id !== '') return id
  throw badBody("The 'customerGroups' array contains empty or invalid identifiers.")
}

/** Entries with their required texts. Throws 400 with the messages of the API documents. */
function readEntries(
  list: List,
  entries: readonly Readonly<Record<string, unknown>>[],
  required: readonly string[],
): Entry[] {
  checkCount(list, entries)
  return entries.map((entry) => {
    const texts = Object.fromEntries(
      Object.entries(entry).filter(
        (member): member is [string, string] => typeof member[1] === 'string' && member[1] !== '',
      ),
    )
    for (const field of required) {
      if (texts[field] !== undefined) continue
      // The API documents have the message in both forms.
      const missing = list === 'dataBindings' ? `'${field}' field` : `field '${field}'`
      throw badBody(`The '${list}' array contains entries missing the required ${missing}.`)
    }
    return texts
  })
}

function checkCount(list: List, entries: readonly unknown[]): void {
  if (entries.length <= most) return
  throw badRequest(
    `'${list}' violates the value constraint. The expected value is between '(0..${most})'.`,
  )
}

function badBody(reason: string): ApiProblem {
  return badRequest(`Invalid request body. ${reason}`)
}
