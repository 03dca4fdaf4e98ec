import {REQUIRED, TERMS, VOCABULARY} from './vocabulary'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const SCHEMA = 'https://schema.org/'
const PRIMITIVES: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value !== '',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  url: (value) => typeof value === 'string' && URL.canParse(value),
  date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
}

/** A value that names another entry of the same page. */
const isReference = (value: Node): boolean =>
  Object.keys(value).join() === '@id' && typeof value['@id'] === 'string'

class Checker {
  readonly problems: string[] = []
  private readonly ids = new Map<string, string>()
  private readonly references: {place: string; id: string; types: readonly string[]}[] = []

  /** Checks entries and everything in them. */
  check(place: string, node: Node): void {
    const type = String(node['@type'])
    const properties = VOCABULARY[type]
    if (!properties) return void this.problems.push(`${place}: type ${type} is unknown`)
    if (typeof node['@id'] === 'string') this.ids.set(node['@id'], type)
    for (const name of REQUIRED[type] ?? []) {
      if (node[name] === undefined) this.problems.push(`${place}: ${type} has no ${name}`)
    }
    for (const [name, value] of Object.entries(node)) {
      if (name === '@type' || name === '@context') continue
      const range = properties[name]
      if (range) [value].flat().forEach((one) => this.checkValue(`${place}.${name}`, one, range))
      else this.problems.push(`${place}: ${type} has no property ${name}`)
    }
  }

  private checkValue(place: string, value: unknown, range: readonly string[]): void {
    if (isNode(value)) {
      if (isReference(value)) {
        this.references.push({place, id: String(value['@id']), types: range})
      } else if (range.includes(String(value['@type']))) {
        this.check(place, value)
      } else {
        this.problems.push(`${place}: ${String(value['@type'])} is not ${range.join(' or ')}`)
      }
      return
    }
    const fits = range.some((one) => {
      const [, enumeration] = one.split(':')
      if (enumeration === undefined) return PRIMITIVES[one]?.(value) ?? false
      return TERMS[enumeration]?.includes(String(value).replace(SCHEMA, '')) ?? false
    })
    if (!fits) this.problems.push(`${place}: ${JSON.stringify(value)} is not ${range.join(' or ')}`)
  }

  /** Checks that references lead to an entry of the right type. */
  checkReferences(): void {
    for (const {place, id, types} of this.references) {
      const type = this.ids.get(id)
      if (!type || !types.includes(type)) this.problems.push(`${place}: ${id} is not on the page`)
    }
  }
}

/** What is wrong with the structured data of a page, against the vocabulary of schema.org. @param scripts JSON */
export function structuredDataProblems(scripts: readonly string[]): string[] {
  const checker = new Checker()
  for (const script of scripts) {
    let data: unknown
    try {
      data = JSON.parse(script)
    } catch {
      checker.problems.push(`no JSON: ${script.slice(0, 80)}`)
      continue
    }
    const root = data as Node
    if (root['@context'] !== 'https://schema.org') checker.problems.push('no context of schema.org')
    const graph = root['@graph']
    const nodes = Array.isArray(graph) ? (graph as Node[]) : [root]
    for (const node of nodes) checker.check(String(node['@type']), node)
  }
  checker.checkReferences()
  return checker.problems
}

/** Types of the entries of a page. */
export const structuredDataTypes = (scripts: readonly string[]): string[] =>
  scripts.flatMap((script) => {
    const data = JSON.parse(script) as Node
    const graph = data['@graph']
    return (Array.isArray(graph) ? (graph as Node[]) : [data]).map((node) => String(node['@type']))
  })
