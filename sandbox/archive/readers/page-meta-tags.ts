import {MetaRuleError, parseMetaRule} from '../../domains/seo/parse-meta-rule'
import {nextPosition, remove, upsert} from '../row-repository'
import {isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {writeRecord} from './write-record'

/** Kinds of pages that rules are for. */
const SCOPES = [
  'home-page',
  'product-detail-page',
  'product-listing-page',
  'content-detail-page',
  'content-listing-page',
] as const
type MetaTagScope = (typeof SCOPES)[number]

/** Object that rules are assigned to, as `page_meta_tag_assignment` stores it. */
interface RuleOwner {
  readonly kind: 'site' | 'category' | 'product' | 'folder' | 'content'
  readonly owner_id: string
  readonly object_id: string
}

/** Reads the page meta tags of an instance and their rules. Rules that cannot be read are warnings. */
export function pageMetaTagsReader(context: ReadContext): FileReader {
  const {db, report} = context
  return {
    root: 'page-meta-tags',
    records: {
      'page-meta-tag-definitions/page-meta-tag-definition'(node) {
        const id = node.required('meta-tag-id')
        if (isDeletion(node)) {
          remove(db, 'page_meta_tag', {id})
          return
        }
        writeRecord(
          context,
          node,
          'page_meta_tag',
          {id},
          {type: node.required('type')},
          {position: nextPosition(db, 'page_meta_tag', {})},
        )
        report.count('page meta tags')
      },
      ...Object.fromEntries(
        SCOPES.map((scope) => [
          `page-meta-tag-rules/${scope}-meta-tag-rules/page-meta-tag-rule`,
          (node: XmlNode) => writeRule(context, scope, node),
        ]),
      ),
    },
  }
}

function writeRule(context: ReadContext, scope: string, node: XmlNode): void {
  const {db, report} = context
  const key = {scope, id: node.required('rule-id')}
  if (isDeletion(node)) {
    remove(db, 'page_meta_tag_rule', key)
    return
  }
  node.all('description')
  const texts = Object.fromEntries(
    Object.entries(localized(node, 'rule')).filter(([locale, text]) => {
      const problem = problemOf(text)
      if (problem !== undefined) {
        report.warn(`rule ${key.id} (${locale}) is not used: ${problem}`, node.file, node.line)
      }
      return problem === undefined
    }),
  )
  writeRecord(context, node, 'page_meta_tag_rule', key, {
    tag_id: node.required('meta-tag-id'),
    texts,
  })
  report.count('page meta tag rules')
}

function problemOf(rule: string): string | undefined {
  try {
    parseMetaRule(rule)
    return undefined
  } catch (error) {
    if (error instanceof MetaRuleError) return error.message
    throw error
  }
}

/**
 * Writes the rules that an element assigns to its object. A kind of page that the element leaves out keeps
 * what an earlier archive assigned.
 */
export function writeMetaTagRules(
  db: ReadContext['db'],
  node: XmlNode,
  owner: RuleOwner,
  scopes: readonly MetaTagScope[],
): void {
  for (const scope of scopes) {
    const rules = node.first(`${scope}-meta-tag-rules`)
    if (rules) assignMetaTagRules(db, rules, scope, owner)
  }
}

/** Writes the rules that an object has for a kind of page, in place of those that it had. */
export function assignMetaTagRules(
  db: ReadContext['db'],
  rules: XmlNode,
  scope: MetaTagScope,
  owner: RuleOwner,
): void {
  remove(db, 'page_meta_tag_assignment', {scope, ...owner})
  for (const rule of rules.all('page-meta-tag-rule')) {
    upsert(db, 'page_meta_tag_assignment', {scope, ...owner, rule_id: rule.required('rule-id')})
  }
}
