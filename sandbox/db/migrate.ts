import fs from 'node:fs'
import path from 'node:path'
import type {Database} from './database'

const migrationsDir = path.join(__dirname, 'migrations')

interface Migration {
  number: number
  name: string
  sql: string
}

/**
 * Numbered SQL files `NNN-name.sql` of a directory in their order.
 * @throws Error when two files have one number: the second one would never be applied
 */
export function readMigrations(dir: string = migrationsDir): Migration[] {
  const migrations = fs
    .readdirSync(dir)
    .flatMap((file) => {
      const match = /^(\d{3})-(.+)\.sql$/.exec(file)
      if (!match) return []
      return [
        {number: Number(match[1]), name: file, sql: fs.readFileSync(path.join(dir, file), 'utf8')},
      ]
    })
    .sort((a, b) => a.number - b.number)
  for (const [index, {number, name}] of migrations.entries()) {
    const before = migrations[index - 1]
    if (before?.number === number)
      throw new Error(`Migrations ${before.name} and ${name} have the same number.`)
  }
  return migrations
}

/**
 * Applies every migration that the database has not seen, each in its own transaction.
 * Numbers may have gaps: a domain takes a range and fills it over time.
 */
export function migrate(db: Database, migrations: Migration[] = readMigrations()): void {
  db.exec(
    `CREATE TABLE IF NOT EXISTS schema_migration (
      number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL)`,
  )
  const applied = new Set(
    (db.prepare('SELECT number FROM schema_migration').all() as {number: number}[]).map(
      (row) => row.number,
    ),
  )
  const record = db.prepare(
    `INSERT INTO schema_migration (number, name, applied_at) VALUES (?, ?, datetime('now'))`,
  )
  apply(db, migrations, applied, ({number, name}) => record.run(number, name))
}

/**
 * Applies the migrations of a plug-in that the database has not seen; their numbers are the plug-in's own.
 * @throws Error that names the migration
 */
export function migratePlugin(db: Database, plugin: string, migrations: Migration[]): void {
  const rows = db.prepare('SELECT number FROM plugin_migration WHERE plugin = ?').all(plugin)
  const applied = new Set((rows as {number: number}[]).map(({number}) => number))
  const record = db.prepare(
    `INSERT INTO plugin_migration (plugin, number, name, applied_at) VALUES (?, ?, ?, datetime('now'))`,
  )
  for (const one of migrations) {
    try {
      apply(db, [one], applied, ({number, name}) => record.run(plugin, number, name))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`migration ${one.name}: ${reason}`, {cause: error})
    }
  }
}

/** Applies the migrations whose numbers are not in `applied`, each with its record in one transaction. */
function apply(
  db: Database,
  migrations: readonly Migration[],
  applied: ReadonlySet<number>,
  record: (migration: Migration) => void,
): void {
  for (const migration of migrations) {
    if (applied.has(migration.number)) continue
    db.transaction(() => {
      db.exec(migration.sql)
      record(migration)
    })()
  }
}
