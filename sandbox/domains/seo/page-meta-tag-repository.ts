import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {Localized} from '../sites/locale'
import type {RulePart} from './meta-rule'
import {parseMetaRule} from './parse-meta-rule'

export type MetaTagType = 'name' | 'property' | 'title' | 'jsonld'

export interface MetaTagDefinition {
  readonly id: string
  readonly type: MetaTagType
}

/** A rule with its parts by locale. */
export interface MetaTagRule {
  readonly tagId: string
  readonly parts: Localized<readonly RulePart[]>
}

/** Kinds of pages that rules are for, as archives name them. */
export type MetaTagScope = 'product-detail-page' | 'product-listing-page'

/** An object that rules may be assigned to. */
export interface RuleOwner {
  readonly kind: 'product' | 'category'
  /** Catalogue of a category, else empty. */
  readonly ownerId: string
  readonly id: string
}

const definitions = new RevisionCache('catalog', (db: Database, _all: string) =>
  queryAll<MetaTagDefinition>(db, 'SELECT id, type FROM page_meta_tag ORDER BY position, id'),
)

const assigned = new RevisionCache('catalog', readAssigned)

/** The page meta tags of the instance, in their order. */
export function metaTagDefinitions(db: Database): readonly MetaTagDefinition[] {
  return definitions.get(db, '')
}

/** The rules that are assigned to an object itself. */
export function assignedRules(
  db: Database,
  scope: MetaTagScope,
  owner: RuleOwner,
): readonly MetaTagRule[] {
  return assigned.get(db, scope).get(ownerKey(owner)) ?? []
}

const ownerKey = ({kind, ownerId, id}: RuleOwner): string => `${kind}\n${ownerId}\n${id}`

interface AssignedRow {
  kind: RuleOwner['kind']
  owner_id: string
  object_id: string
  tag_id: string
  texts: string
}

function readAssigned(db: Database, scope: string): ReadonlyMap<string, MetaTagRule[]> {
  const rows = queryAll<AssignedRow>(
    db,
    `SELECT a.kind, a.owner_id, a.object_id, r.tag_id, r.texts
     FROM page_meta_tag_assignment a
     JOIN page_meta_tag_rule r ON r.scope = a.scope AND r.id = a.rule_id
     WHERE a.scope = ? ORDER BY a.rule_id`,
    scope,
  )
  const byOwner = new Map<string, MetaTagRule[]>()
  for (const {kind, owner_id, object_id, tag_id, texts} of rows) {
    const key = ownerKey({kind, ownerId: owner_id, id: object_id})
    const parts = Object.entries(JSON.parse(texts) as Localized).map(
      ([locale, text]) => [locale, parseMetaRule(text)] as const,
    )
    const rule = {tagId: tag_id, parts: Object.fromEntries(parts)}
    byOwner.set(key, [...(byOwner.get(key) ?? []), rule])
  }
  return byOwner
}
