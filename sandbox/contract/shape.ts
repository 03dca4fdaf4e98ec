/** Types that a field was seen with, by path: `$.hits[].price` -> `number`. */
export type Shape = ReadonlyMap<string, ReadonlySet<string>>

/** Keys that are data, not fields: a custom attribute says nothing about the protocol. */
const isCustom = (key: string) => key.startsWith('c_')

/** Ids that an instance made are names of fields where an answer is a map: they tell nothing. */
const nameOf = (key: string) => (/^[0-9A-Za-z]{26}$/.test(key) ? '{id}' : key)

/** The shape that answers have together. Lists count as one element with all that theirs have. */
export function shapeOf(bodies: readonly unknown[]): Shape {
  const shape = new Map<string, Set<string>>()
  const visit = (value: unknown, path: string): void => {
    shape.set(path, (shape.get(path) ?? new Set()).add(typeOf(value)))
    if (Array.isArray(value)) {
      for (const element of value as unknown[]) visit(element, `${path}[]`)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, field] of Object.entries(value)) {
        if (!isCustom(key)) visit(field, `${path}.${nameOf(key)}`)
      }
    }
  }
  for (const body of bodies) visit(body, '$')
  return shape
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** One field that two sides have differently. */
export interface FieldDifference {
  readonly kind: 'missing here' | 'only here' | 'other type'
  readonly path: string
  /** Types here and there, as words. */
  readonly here: string
  readonly there: string
}

/** How two shapes differ; below a field that one side lacks nothing more is said. */
export function compareShapes(here: Shape, there: Shape): FieldDifference[] {
  const paths = [...new Set([...here.keys(), ...there.keys()])].sort()
  const differences: FieldDifference[] = []
  for (const path of paths) {
    const [ours, theirs] = [here.get(path), there.get(path)]
    const parent = path.replace(/(\[\]|\.[^.[]*)$/, '')
    const parentKnown = path === '$' || (here.has(parent) && there.has(parent))
    // A list without elements tells nothing of what its elements have.
    if (!parentKnown || (path.endsWith('[]') && (!ours || !theirs))) continue
    if (!ours || !theirs) {
      differences.push({
        kind: ours ? 'only here' : 'missing here',
        path,
        here: typesText(ours),
        there: typesText(theirs),
      })
    } else if (![...ours].some((type) => theirs.has(type))) {
      differences.push({kind: 'other type', path, here: typesText(ours), there: typesText(theirs)})
    }
  }
  return differences
}

function typesText(types: ReadonlySet<string> | undefined): string {
  return types ? [...types].sort().join(' or ') : ''
}
