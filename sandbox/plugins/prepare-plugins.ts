import path from 'node:path'
import type {Database} from '../db/database'
import {migratePlugin, readMigrations} from '../db/migrate'
import {addAttributeDefinitions} from '../domains/attributes/attribute-definition-repository'
import {addLetters} from '../domains/outbox/plugin-letters'
import type {LoadedPlugin} from './load-plugins'
import {inPlugin} from './plugin-error'

/** Applies the migrations of plug-ins, and adds their attributes and mails. Throws `PluginError`, which names the file. */
export function preparePlugins(db: Database, plugins: readonly LoadedPlugin[]): void {
  for (const {plugin, file, folder} of plugins) {
    const {name, migrations, attributes = {}, mails} = plugin
    try {
      if (migrations !== undefined) {
        migratePlugin(db, name, readMigrations(path.resolve(folder, migrations)))
      }
      addAttributeDefinitions(db, attributes)
      if (mails !== undefined) addLetters(db, path.resolve(folder, mails))
    } catch (error) {
      throw inPlugin(file, error)
    }
  }
}
