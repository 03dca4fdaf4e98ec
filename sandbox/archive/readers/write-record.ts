import type {SqlValue} from '../../db/database'
import {mergeRow, type Cell} from '../row-repository'
import type {XmlNode} from '../xml-node'
import type {ReadContext} from './read-context'

/**
 * Merges the element of an object into its row (`mergeRow`), and reports an object that its archive contains twice.
 * @returns the row before, or undefined for a new one
 */
export function writeRecord(
  {db, report}: ReadContext,
  node: XmlNode,
  table: string,
  key: Readonly<Record<string, SqlValue>>,
  named: Readonly<Record<string, Cell>>,
  fresh: Readonly<Record<string, Cell>> = {},
): Readonly<Record<string, SqlValue>> | undefined {
  report.meet(table, Object.values(key), node)
  return mergeRow(db, table, key, named, fresh)
}
