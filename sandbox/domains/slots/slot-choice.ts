import {EVERYONE} from '../customers/customer-groups'
import type {Campaign, Schedule} from '../promotions/promotion'
import type {ShopperSituation} from '../promotions/qualification'
import {isInForce, isScheduled, qualifies} from '../promotions/qualification'

/** When and for whom a slot configuration is shown: on its site, or in a campaign. */
export interface SlotTerms {
  /** Null: no best rank. */
  readonly rank: number | null
  readonly schedule: Schedule | null
  readonly groupIds: readonly string[]
}

/** Slot configuration with the data for the choice between several. */
export interface SlotCandidate {
  readonly isDefault: boolean
  /** Null for a configuration that only campaigns show. */
  readonly onSite: SlotTerms | null
  readonly inCampaigns: readonly (SlotTerms & {readonly campaign: Campaign})[]
}

/** Places in the order of precedence; a lower one wins. */
interface Standing {
  readonly kind: number
  readonly group: number
  readonly rank: number
}

const KINDS = {planned: 0, default: 1, unplanned: 2} as const

/**
 * The configuration that fills a slot (B2C Commerce: slot configuration displayed). What is
 * scheduled, runs in a campaign or is meant for a customer group goes before the default; a
 * configuration that is none of these comes last. Among equals a group goes before everyone, then
 * the lowest rank, then the last one in the archive. Undefined when no configuration applies.
 */
export function chooseSlot<Candidate extends SlotCandidate>(
  candidates: readonly Candidate[],
  situation: ShopperSituation,
): Candidate | undefined {
  let best: {candidate: Candidate; standing: Standing} | undefined
  for (const candidate of candidates) {
    for (const standing of standingsOf(candidate, situation)) {
      if (!best || compare(standing, best.standing) <= 0) best = {candidate, standing}
    }
  }
  return best?.candidate
}

function compare(a: Standing, b: Standing): number {
  return a.kind - b.kind || a.group - b.group || (a.rank === b.rank ? 0 : a.rank - b.rank)
}

function standingsOf(
  {isDefault, onSite, inCampaigns}: SlotCandidate,
  situation: ShopperSituation,
): Standing[] {
  const campaigns = inCampaigns.filter(
    ({campaign, schedule, groupIds}) =>
      isInForce({campaign, schedule: schedule ?? ALWAYS}, situation) &&
      qualifies(campaign.qualifiers, situation) &&
      isMember(groupIds, situation),
  )
  const standings = campaigns.map((terms) =>
    standingOf(
      'planned',
      terms.groupIds.length > 0 ? terms : {...terms, groupIds: terms.campaign.qualifiers.groupIds},
    ),
  )
  if (!onSite || !isScheduled(onSite.schedule ?? ALWAYS, situation)) return standings
  if (!isMember(onSite.groupIds, situation)) return standings
  const isPlanned = onSite.schedule !== null || isForSome(onSite.groupIds)
  const kind = isPlanned ? 'planned' : isDefault ? 'default' : 'unplanned'
  return [...standings, standingOf(kind, onSite)]
}

function standingOf(kind: keyof typeof KINDS, {rank, groupIds}: SlotTerms): Standing {
  return {kind: KINDS[kind], group: isForSome(groupIds) ? 0 : 1, rank: rank ?? Infinity}
}

const ALWAYS: Schedule = {
  startDate: null,
  endDate: null,
  weekdays: [],
  timeFrom: null,
  timeTo: null,
}

const isForSome = (groupIds: readonly string[]) =>
  groupIds.length > 0 && !groupIds.includes(EVERYONE)

function isMember(groupIds: readonly string[], situation: ShopperSituation): boolean {
  return groupIds.length === 0 || groupIds.some((id) => situation.groupIds.includes(id))
}
