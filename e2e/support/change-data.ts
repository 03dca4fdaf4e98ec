import {expect} from '@playwright/test'
import {execute, openDatabase} from '../../sandbox/db/database'
import {DATA_FOLDER} from '../../playwright.config'

/** Changes imported data of the sandbox, whose caches then end, as with an import. */
export function change(sql: string, ...values: (string | number)[]): void {
  const db = openDatabase(DATA_FOLDER)
  try {
    expect(execute(db, sql, ...values)).toBeGreaterThan(0)
    execute(db, "UPDATE data_revision SET revision = revision + 1 WHERE name = 'catalog'")
  } finally {
    db.close()
  }
}
