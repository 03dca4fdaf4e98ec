import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {companies} from './companies/companies'
import {openDatabase, queryAll} from './db/database'
import {readRules} from './testing/domain-rules'
import {sandboxDir, sourceFiles} from './testing/import-graph'
import {isSql, runsSql, sqlStatements, tablesOf} from './testing/sql-in-source'

const statements = sqlStatements()

/** Repositories, and the database layer with its migrations. */
const mayHoldSql = (file: string) => /-repository\.ts$/.test(file) || /^db\//.test(file)

describe('SQL is in repositories only', () => {
  it('finds the statements', () => {
    expect(statements.length).toBeGreaterThan(200)
  })

  it.each([
    ['SELECT id FROM product', true],
    ['\n  INSERT OR REPLACE INTO basket (id) VALUES (?)', true],
    ['UPDATE customer SET email = ?', true],
    ['DELETE FROM ?', true],
    ['WITH assigned AS (SELECT 1) SELECT 2', true],
    ['CREATE TEMP TABLE IF NOT EXISTS kept (id TEXT)', true],
    ['Update the basket', false],
    ['Select a size', false],
    ['DELETE', false],
  ])('tells SQL from other texts: %j', (text, expected) => {
    expect(isSql(text)).toBe(expected)
  })

  it('has none elsewhere', () => {
    const offenders = statements.filter(({file}) => !mayHoldSql(file))
    expect(offenders.map(({file, text}) => `${file}: ${text.trim().slice(0, 60)}`)).toEqual([])
  })

  it.each([
    ["import {\n  execute,\n  queryOne,\n} from '../../db/database'", true],
    ["import {openDatabase, queryAll} from './db/database'", true],
    ["import {queryOne} from 'commerce-sandbox/database'", true],
    ["db.prepare('SELECT 1')", true],
    ["import type {Database} from '../../db/database'", false],
    ["import {openDatabase} from './db/database'", false],
  ])('tells code that runs statements: %j', (code, expected) => {
    expect(runsSql(code)).toBe(expected)
  })

  it('has no statement run elsewhere', () => {
    const offenders = sourceFiles().filter(
      (file) => !mayHoldSql(file) && runsSql(fs.readFileSync(path.join(sandboxDir, file), 'utf8')),
    )
    expect(offenders).toEqual([])
  })
})

interface DocumentedTable {
  readonly owner: string
  readonly readers: readonly string[]
}

/** The tables of `docs/sandbox-tables.md`: `- **owner** (…): `table`, …`, below it `` - `table`: …; read by reader``. */
function documentedTables(): Map<string, DocumentedTable> {
  const text = fs.readFileSync(path.join(sandboxDir, '..', 'docs', 'sandbox-tables.md'), 'utf8')
  const found = new Map<string, DocumentedTable>()
  const [, ...groups] = text.replace(/\n {2,4}(?! *-)/g, ' ').split(/^- \*\*/m)
  for (const group of groups) {
    const [owner = ''] = /^[\w-]+/.exec(group) ?? []
    const [first = '', ...items] = group.split('\n')
    const named = [...first.matchAll(/`(\w+)`/g)].map(([, table = '']) => ({table, readers: []}))
    const described = items.flatMap((item) => {
      const table = /^ {2}- `(\w+)`/.exec(item)?.[1]
      const readers = /; read by ([\w, -]+)$/.exec(item)?.[1]?.split(', ') ?? []
      return table === undefined ? [] : [{table, readers}]
    })
    for (const {table, readers} of [...named, ...described]) {
      if (found.has(table)) throw new Error(`${table} is twice in the document.`)
      found.set(table, {owner, readers})
    }
  }
  return found
}

/** The tables that the migrations leave. */
function existingTables(): string[] {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-tables-'))
  const db = openDatabase(directory)
  try {
    return queryAll<{name: string}>(
      db,
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
    ).map(({name}) => name)
  } finally {
    db.close()
    fs.rmSync(directory, {recursive: true})
  }
}

describe('every table has one owner', () => {
  const documented = documentedTables()
  const domains = readRules().sandboxDomains

  it('documents the tables that there are', () => {
    expect([...documented.keys()].sort()).toEqual(existingTables().sort())
  })

  it('names domains as owners and readers', () => {
    const names = companies.map(({plugin}) => plugin.name)
    const known = new Set([...domains, ...names, 'db', 'archive'])
    const named = [...documented.values()].flatMap(({owner, readers}) => [owner, ...readers])
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })

  it('lets only the owner change a table, and only the named domains read it', () => {
    const offenders = statements.flatMap(({file, text}) => {
      const domain = /^(?:domains|companies)\/([^/]+)\//.exec(file)?.[1]
      if (domain === undefined) return []
      const {reads, writes} = tablesOf(text)
      const wrong = [
        // Tables of companies are not listed: only they have some that the document does not name.
        ...writes.filter((table) =>
          documented.has(table)
            ? documented.get(table)?.owner !== domain
            : !file.startsWith('companies/'),
        ),
        ...reads.filter((table) => {
          const known = documented.get(table)
          return known && known.owner !== domain && !known.readers.includes(domain)
        }),
      ]
      return wrong.map((table) => `${file}: ${table}`)
    })
    expect(offenders).toEqual([])
  })
})
