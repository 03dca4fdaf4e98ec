import path from 'node:path'
import type {Database} from '../db/database'
import {migratePlugin, readMigrations} from '../db/migrate'
import {addAttributeDefinitions} from '../domains/attributes/attribute-definition-repository'
import type {LoadedPlugin} from './load-plugins'
import {inPlugin} from './plugin-error'

/** Applies the migrations of plug-ins and adds their attributes. Throws `PluginError`, which names the file. */
export function preparePlugins(db: Database, plugins: readonly LoadedPlugin[]): void {
  for (const {plugin, file, folder} of plugins) {
    const {name, migrations, attributes = {}} = plugin
    try {
      if (migrations !== undefined) {
        migratePlugin(db, name, readMigrations(path.resolve(folder, migrations)))
      }
      addAttributeDefinitions(db, attributes)
    } catch (error) {
      throw inPlugin(file, error)
    }
  }
}
