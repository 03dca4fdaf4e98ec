import type {Operation} from './operations/operation'
import type {Scenario} from './scenario'

interface Row {
  readonly operation: Operation
  /** Keys of the operations that read the effect; empty when no scenario covers it. */
  readonly readers: readonly string[]
}

/** Every operation of the contract with the operations through which scenarios read its effect. */
export function coverageOf(
  scenarios: readonly Scenario[],
  operations: readonly Operation[],
): Row[] {
  const readers = new Map<string, Set<string>>()
  for (const {effects} of scenarios) {
    for (const [key, reader] of Object.entries(effects)) {
      readers.set(key, (readers.get(key) ?? new Set()).add(reader))
    }
  }
  return operations.map((operation) => ({
    operation,
    readers: [...(readers.get(operation.key) ?? [])].sort(),
  }))
}

/** The coverage of some operations as a Markdown page; `head` are the paragraphs under the title. */
export function coveragePage(
  scenarios: readonly Scenario[],
  operations: readonly Operation[],
  head: readonly string[],
): string {
  const rows = coverageOf(scenarios, operations)
  const groups = [...new Set(rows.map(({operation}) => operation.api))]
  const lines = [
    '# What the contract suite covers',
    '',
    ...head,
    '',
    ...summary(rows),
    ...groups.flatMap((api) => section(rows.filter(({operation}) => operation.api === api))),
  ]
  return `${lines.join('\n')}\n`
}

function summary(rows: readonly Row[]): string[] {
  const protocols = [...new Set(rows.map(({operation}) => operation.protocol))]
  const line = (name: string, some: readonly Row[]) => [
    name,
    String(some.length),
    String(some.filter(({readers}) => readers.length > 0).length),
  ]
  return table(
    ['Protocol', 'Operations', 'Covered'],
    [
      ...protocols.map((protocol) =>
        line(
          protocol,
          rows.filter(({operation}) => operation.protocol === protocol),
        ),
      ),
      line('All', rows),
    ],
  )
}

function section(rows: readonly Row[]): string[] {
  const [first] = rows
  if (!first) return []
  const {api, protocol} = first.operation
  const inSection = (key: string) => (key.startsWith(`${api}/`) ? key.slice(api.length + 1) : key)
  return [
    '',
    `## ${protocol === 'SCAPI' ? `SCAPI: ${api}` : protocol}`,
    '',
    ...table(
      ['Operation', 'Call', 'Called by', 'Covered', 'Effect read through'],
      rows.map(({operation: {id, method, path, caller}, readers}) => [
        id,
        `\`${method} ${shorten(path)}\``,
        caller,
        readers.length > 0 ? 'yes' : 'no',
        readers.map(inSection).join(', '),
      ]),
    ),
  ]
}

/** The path without what all operations of a section share. */
function shorten(path: string): string {
  return path.replace(
    /^.*\/organizations\/\{organizationId\}|^\/s\/\{siteId\}\/dw\/shop\/v21_3/,
    '',
  )
}

/** Columns padded to one width, as the formatter of this project writes tables. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((name, column) =>
    Math.max(3, name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [
    line(head),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(line),
  ]
}
