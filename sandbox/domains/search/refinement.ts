/** One thing a search is narrowed by. Values of one refinement are alternatives. */
export type Refinement =
  | {readonly kind: 'category'; readonly attributeId: 'cgid'; readonly ids: readonly string[]}
  | {
      readonly kind: 'price'
      readonly attributeId: 'price'
      /** Major units; `from` belongs to the range, `to` does not, null is open. */
      readonly ranges: readonly {readonly from: number | null; readonly to: number | null}[]
    }
  | {
      readonly kind: 'attribute'
      /** `c_` and the id of a custom attribute, or a system attribute such as `brand`. */
      readonly attributeId: string
      readonly values: readonly string[]
    }
  | {readonly kind: 'hitType'; readonly attributeId: 'htype'; readonly types: readonly string[]}
  | {readonly kind: 'promotion'; readonly attributeId: 'pmid'; readonly ids: readonly string[]}
  | {readonly kind: 'orderable'; readonly attributeId: 'orderable_only'; readonly value: boolean}

/** A refinement that cannot be read. */
export class RefinementError extends Error {}

/**
 * Reads `attribute=value|value`: `cgid=cots`, `price=(100..200)`, `c_refinementColor=green|red`,
 * `htype=master`, `pmid=id`, `orderable_only=true`, `available-on-web=1`.
 * Returns null for parameters that change nothing (`pmpt`). Throws `RefinementError`.
 */
export function parseRefinement(text: string): Refinement | null {
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
      return {kind: 'category', attributeId: 'cgid', ids: values}
    case 'price':
      return {kind: 'price', attributeId: 'price', ranges: values.map(parseRange)}
    case 'htype':
      return {kind: 'hitType', attributeId: 'htype', types: values}
    case 'pmid':
      return {kind: 'promotion', attributeId: 'pmid', ids: values}
    case 'pmpt':
      return null
    case 'orderable_only':
      return {kind: 'orderable', attributeId: 'orderable_only', value: isTrue(values[0])}
    case 'available-on-web':
      return {
        kind: 'attribute',
        attributeId: 'c_availableOnWeb',
        values: [String(isTrue(values[0]))],
      }
    default:
      return {kind: 'attribute', attributeId: id, values}
  }
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

/** Joins refinements of the same attribute: their values are alternatives. */
export function mergeRefinements(refinements: readonly Refinement[]): Refinement[] {
  const merged = new Map<string, Refinement>()
  for (const refinement of refinements) {
    const known = merged.get(refinement.attributeId)
    if (known?.kind === 'attribute' && refinement.kind === 'attribute') {
      merged.set(known.attributeId, {...known, values: [...known.values, ...refinement.values]})
    } else if (known?.kind === 'price' && refinement.kind === 'price') {
      merged.set(known.attributeId, {...known, ranges: [...known.ranges, ...refinement.ranges]})
    } else {
      merged.set(refinement.attributeId, refinement)
    }
  }
  return [...merged.values()]
}
