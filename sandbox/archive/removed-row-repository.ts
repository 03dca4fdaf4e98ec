import type {Database} from '../db/database'
import {execute, queryAll, queryOne} from '../db/database'

/** Columns of the primary key of a table. */
function keyColumns(db: Database, table: string): string[] {
  return queryAll<{name: string}>(
    db,
    'SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk',
    table,
  ).map(({name}) => name)
}

/** Stores, for this import, the keys of all rows of some tables. */
export function keepKeys(db: Database, tables: readonly string[]): void {
  for (const table of tables) {
    execute(db, `DROP TABLE IF EXISTS temp.kept_${table}`)
    const columns = keyColumns(db, table).join(', ')
    execute(db, `CREATE TEMP TABLE kept_${table} AS SELECT ${columns} FROM main.${table}`)
  }
}

/** Number of the kept keys of each table that no row has any more; forgets the kept keys. */
export function removedRows(
  db: Database,
  tables: readonly string[],
): {readonly table: string; readonly count: number}[] {
  return tables.flatMap((table) => {
    const columns = keyColumns(db, table)
    const isSame = columns.map((column) => `now.${column} = kept.${column}`).join(' AND ')
    const count = queryOne<{count: number}>(
      db,
      `SELECT COUNT(*) AS count FROM temp.kept_${table} kept
       WHERE NOT EXISTS (SELECT 1 FROM main.${table} now WHERE ${isSame})`,
    )?.count
    execute(db, `DROP TABLE temp.kept_${table}`)
    return count ? [{table, count}] : []
  })
}
