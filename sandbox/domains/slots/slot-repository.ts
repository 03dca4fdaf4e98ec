import {queryAll} from '../../db/database'
import type {Sandbox} from '../../sandbox'
import {findContent} from '../content/content-repository'
import type {JsonValue} from '../json'
import {localize, type Localized} from '../sites/locale'
import type {Site} from '../sites/site-registry'

/** What fills a content slot, in one locale. */
export interface Slot {
  readonly slotId: string
  readonly context: string
  readonly contextId: string
  readonly configurationId: string
  readonly calloutMsg: string | null
  readonly template: string | null
  readonly content:
    | {readonly kind: 'products' | 'categories'; readonly ids: readonly string[]}
    | {readonly kind: 'content'; readonly assets: readonly SlotAsset[]}
    | {readonly kind: 'html'; readonly body: string}
}

export interface SlotAsset {
  readonly id: string
  readonly name: string | null
  readonly custom: Readonly<Record<string, JsonValue>>
}

export interface SlotQuestion {
  readonly slotId: string
  readonly context?: string
  readonly contextId?: string
  readonly customerGroups: readonly string[]
  /** Milliseconds since 1970. */
  readonly now: number
}

interface SlotRow {
  slot_id: string
  context: string
  context_id: string
  configuration_id: string
  is_default: number
  rank: number
  online_from: string | null
  online_to: string | null
  customer_groups: string
  callout: string
  template: string | null
  content: string
}

type StoredContent =
  {kind: 'products' | 'categories' | 'content'; ids: string[]} | {kind: 'html'; body: Localized}

/**
 * The configuration that fills a slot now: enabled, in its time, for one of the customer's groups;
 * the best rank wins, and the default one comes last. Null for a slot that nothing fills.
 */
export function findSlot(
  sandbox: Sandbox,
  site: Site,
  question: SlotQuestion,
  locale: string,
): Slot | null {
  const {slotId, context = 'global', contextId = ''} = question
  const rows = queryAll<SlotRow>(
    sandbox.db,
    `SELECT * FROM content_slot
     WHERE site_id = ? AND slot_id = ? AND context = ? AND context_id = ? AND enabled = 1
     ORDER BY is_default, rank, configuration_id`,
    site.id,
    slotId,
    context,
    contextId,
  )
  const row = rows.find((one) => holds(one, question))
  return row ? describe(sandbox, site, row, locale) : null
}

function holds(row: SlotRow, {now, customerGroups}: SlotQuestion): boolean {
  if (row.online_from !== null && Date.parse(row.online_from) > now) return false
  if (row.online_to !== null && Date.parse(row.online_to) <= now) return false
  const groups = JSON.parse(row.customer_groups) as string[]
  return groups.length === 0 || groups.some((group) => customerGroups.includes(group))
}

function describe(sandbox: Sandbox, site: Site, row: SlotRow, locale: string): Slot {
  return {
    slotId: row.slot_id,
    context: row.context,
    contextId: row.context_id,
    configurationId: row.configuration_id,
    calloutMsg: localize(JSON.parse(row.callout) as Localized, locale) ?? null,
    template: row.template,
    content: contentOf(sandbox, site, JSON.parse(row.content) as StoredContent, locale),
  }
}

function contentOf(
  sandbox: Sandbox,
  site: Site,
  content: StoredContent,
  locale: string,
): Slot['content'] {
  if (content.kind === 'html') return {kind: 'html', body: localize(content.body, locale) ?? ''}
  if (content.kind !== 'content') return {kind: content.kind, ids: content.ids}
  const assets = content.ids.flatMap((id) => findContent(sandbox, site, id, locale) ?? [])
  return {kind: 'content', assets: assets.map(({id, name, custom}) => ({id, name, custom}))}
}
