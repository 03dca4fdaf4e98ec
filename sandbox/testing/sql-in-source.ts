import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import {sandboxDir, sourceFiles} from './import-graph'

/** A SQL statement in a source file; `file` is relative to `sandbox/`. */
export interface SqlStatement {
  readonly file: string
  /** The text with `?` for each part that is put in at run time. */
  readonly text: string
}

const beginnings =
  /^\s*(SELECT\s|INSERT\s+(OR\s+\w+\s+)?INTO\s|UPDATE\s+\S+\s+SET\s|DELETE\s+FROM\s|REPLACE\s+INTO\s|WITH\s+\w+\s+AS\s|(CREATE|ALTER|DROP)\s+(\w+\s+)?(TABLE|INDEX)\s|PRAGMA\s)/

/** True for a text that begins as a SQL statement does, with its key words in capitals. */
export function isSql(text: string): boolean {
  return beginnings.test(text)
}

/** True for code that prepares a statement, or imports one of the functions that run SQL. */
export function runsSql(code: string): boolean {
  return (
    /import (type )?\{[^}]*\b(queryAll|queryOne|execute|prepared)\b[^}]*\} from '([./]*db|commerce-sandbox)\/database'/.test(
      code,
    ) || /\.prepare\(/.test(code)
  )
}

/** The texts of a source file: strings and templates. */
function textsOf(source: ts.SourceFile): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text)
    if (ts.isTemplateExpression(node)) {
      texts.push([node.head.text, ...node.templateSpans.map(({literal}) => literal.text)].join('?'))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

/** The SQL statements of the sandbox's source files, tests and migrations left out. */
export function sqlStatements(): SqlStatement[] {
  return sourceFiles().flatMap((file) => {
    const code = fs.readFileSync(path.join(sandboxDir, file), 'utf8')
    return textsOf(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true))
      .filter(isSql)
      .map((text) => ({file, text}))
  })
}

/** The tables that a statement reads, and those that it changes. */
export function tablesOf(text: string): {reads: string[]; writes: string[]} {
  const named = (pattern: RegExp) => [
    ...new Set([...text.matchAll(pattern)].map(([, table]) => table ?? '')),
  ]
  const writes = named(/\b(?:INSERT(?:\s+OR\s+\w+)?\s+INTO|UPDATE|DELETE\s+FROM)\s+([a-z_]+)/g)
  const all = named(/\b(?:FROM|JOIN|INTO|UPDATE)\s+([a-z_]+)/g)
  return {reads: all.filter((table) => !writes.includes(table)), writes}
}
