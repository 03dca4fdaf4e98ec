/** Role of a product in a promotion. */
export type PromotionRole = 'all' | 'qualifying' | 'discounted' | 'bonus'

const promotionRoles: readonly string[] = ['all', 'qualifying', 'discounted', 'bonus']

const hitTypes: readonly string[] = [
  'product',
  'master',
  'set',
  'bundle',
  'slicing_group',
  'variation_group',
]

/** The attribute behind `available-on-web`. */
export const availableOnWeb = 'c_availableOnWeb'

/** Maximum number of inventory lists in one `ilids`. */
const mostLists = 10

/** Refinement of a search. The values of one refinement are alternatives. */
export type Refinement =
  | {readonly kind: 'category'; readonly attributeId: 'cgid'; readonly ids: readonly string[]}
  | {
      readonly kind: 'price'
      readonly attributeId: 'price'
      /** Price ranges in major units; `from` is included, `to` is not, null means no limit. */
      readonly ranges: readonly {readonly from: number | null; readonly to: number | null}[]
    }
  | {
      readonly kind: 'attribute'
      /** Attribute id: `c_` and the id of a custom attribute, or a system attribute such as `brand`. */
      readonly attributeId: string
      readonly values: readonly string[]
    }
  | {readonly kind: 'hitType'; readonly attributeId: 'htype'; readonly types: readonly string[]}
  | {
      readonly kind: 'promotion'
      readonly attributeId: 'pmid'
      readonly ids: readonly string[]
      readonly role: PromotionRole
    }
  | {readonly kind: 'promotionRole'; readonly attributeId: 'pmpt'; readonly role: PromotionRole}
  | {readonly kind: 'inventory'; readonly attributeId: 'ilids'; readonly ids: readonly string[]}
  | {readonly kind: 'orderable'; readonly attributeId: 'orderable_only'; readonly value: boolean}

/** Error for a refinement that cannot be parsed. */
export class RefinementError extends Error {}

/**
 * Reads `attribute=value|value`: `cgid=cots`, `price=(100..200)`, `c_refinementColor=green|red`,
 * `htype=master`, `pmid=id`, `pmpt=bonus`, `ilids=list`, `orderable_only=true`,
 * `available-on-web=1`. Throws `RefinementError`.
 */
export function parseRefinement(text: string): Refinement {
  const at = text.indexOf('=')
  const id = text.slice(0, at).trim()
  const values = text
    .slice(at + 1)
    .split('|')
    .map((value) => value.trim())
    .filter((value) => value !== '')
  if (at < 1 || values.length === 0) {
    throw new RefinementError(`'${text}' is not of the form attribute=value`)
  }
  switch (id) {
    case 'cgid':
      // An id may contain the sign that separates values.
      return {
        kind: 'category',
        attributeId: 'cgid',
        ids: values.length > 1 ? [...values, text.slice(at + 1).trim()] : values,
      }
    case 'price':
      return {kind: 'price', attributeId: 'price', ranges: values.map(parseRange)}
    case 'htype':
      return {kind: 'hitType', attributeId: 'htype', types: values.map(parseHitType)}
    case 'pmid':
      return {kind: 'promotion', attributeId: 'pmid', ids: values, role: 'all'}
    case 'pmpt':
      return {kind: 'promotionRole', attributeId: 'pmpt', role: parseRole(values[0] ?? '')}
    case 'ilids':
      if (values.length > mostLists) {
        throw new RefinementError(`ilids takes up to ${mostLists} inventory lists`)
      }
      return {kind: 'inventory', attributeId: 'ilids', ids: values}
    case 'orderable_only':
      return {kind: 'orderable', attributeId: 'orderable_only', value: isTrue(values[0])}
    case 'available-on-web':
      return {
        kind: 'attribute',
        attributeId: availableOnWeb,
        values: [String(isTrue(values[0]))],
      }
    default:
      return {kind: 'attribute', attributeId: id, values}
  }
}

function parseHitType(text: string): string {
  if (hitTypes.includes(text)) return text
  throw new RefinementError(`'${text}' is none of the hit types ${hitTypes.join(', ')}`)
}

function parseRole(text: string): PromotionRole {
  if (promotionRoles.includes(text)) return text as PromotionRole
  throw new RefinementError(`'${text}' is none of ${promotionRoles.join(', ')}`)
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}

/** `(100..200)`, with either end left out for an open range. */
function parseRange(text: string): {from: number | null; to: number | null} {
  const match = /^\(\s*(\d+(?:\.\d+)?)?\s*\.\.\s*(\d+(?:\.\d+)?)?\s*\)$/.exec(text)
  if (!match) throw new RefinementError(`'${text}' is not a range such as (100..200)`)
  const from = match[1] === undefined ? null : Number(match[1])
  const to = match[2] === undefined ? null : Number(match[2])
  if (from !== null && to !== null && from > to) {
    throw new RefinementError(`the range '${text}' ends before it begins`)
  }
  return {from, to}
}

/** Refinement that filters on its own. */
export type OwnRefinement = Exclude<Refinement, {kind: 'promotionRole'}>

/**
 * Joins refinements of the same attribute: their values are alternatives. The promotion role is
 * added to the promotion refinement; without a promotion it has no effect.
 */
export function mergeRefinements(refinements: readonly Refinement[]): OwnRefinement[] {
  const merged = new Map<string, OwnRefinement>()
  const role = refinements.find(({kind}) => kind === 'promotionRole')
  for (const refinement of refinements) {
    if (refinement.kind === 'promotionRole') continue
    const known = merged.get(refinement.attributeId)
    if (known?.kind === 'attribute' && refinement.kind === 'attribute') {
      merged.set(known.attributeId, {...known, values: [...known.values, ...refinement.values]})
    } else if (known?.kind === 'price' && refinement.kind === 'price') {
      merged.set(known.attributeId, {...known, ranges: [...known.ranges, ...refinement.ranges]})
    } else if (refinement.kind === 'promotion' && role?.kind === 'promotionRole') {
      merged.set(refinement.attributeId, {...refinement, role: role.role})
    } else {
      merged.set(refinement.attributeId, refinement)
    }
  }
  return [...merged.values()]
}
