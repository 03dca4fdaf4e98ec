import type {Database} from '../../db/database'
import {localeChain} from '../sites/locale'
import {evaluateRule, type ReadAttribute, type RulePart} from './meta-rule'
import {
  assignedRules,
  metaTagDefinitions,
  type MetaTagScope,
  type MetaTagType,
  type RuleOwner,
} from './page-meta-tag-repository'

/** Tag of a page with the value that its rule makes. */
export interface PageMetaTag {
  readonly id: string
  readonly type: MetaTagType
  readonly value: string
}

/**
 * The meta tags of a page, in the order of their definitions. The rule of a tag is that of the first of the
 * owners (the object itself, then what it inherits from) with one in the locale; then the locales that it
 * falls back to are looked through. Tags without a rule, and rules without a value, are left out.
 */
export function pageMetaTags(
  db: Database,
  scope: MetaTagScope,
  owners: readonly RuleOwner[],
  {locale, read}: {locale: string; read: ReadAttribute},
): PageMetaTag[] {
  return metaTagDefinitions(db).flatMap(({id, type}) => {
    const parts = findRule(db, scope, owners, id, locale)
    const value = parts && evaluateRule(parts, read)
    return value ? [{id, type, value}] : []
  })
}

function findRule(
  db: Database,
  scope: MetaTagScope,
  owners: readonly RuleOwner[],
  tagId: string,
  locale: string,
): readonly RulePart[] | undefined {
  const rules = owners.flatMap((owner) =>
    assignedRules(db, scope, owner).filter((rule) => rule.tagId === tagId),
  )
  for (const link of localeChain(locale)) {
    const own = rules.find(({parts}) => parts[link] !== undefined)
    if (own) return own.parts[link]
  }
  return undefined
}
