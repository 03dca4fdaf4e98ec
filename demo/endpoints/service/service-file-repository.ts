import {execute, queryAll, queryOne, type Database} from 'commerce-sandbox/database'
import type {ServiceFile} from './service-file'

/** Stores the files of a message or a warranty. */
export function insertFiles(db: Database, ownerId: string, files: readonly ServiceFile[]): void {
  files.forEach(({name, type, content}, position) =>
    execute(
      db,
      'INSERT INTO service_file (owner_id, position, name, type, content) VALUES (?, ?, ?, ?, ?)',
      ownerId,
      position,
      name,
      type,
      content,
    ),
  )
}

/** Names and types of the files of an owner, in their order. */
export const filesOf = (db: Database, ownerId: string): {name: string; type: string}[] =>
  queryAll(db, 'SELECT name, type FROM service_file WHERE owner_id = ? ORDER BY position', ownerId)

/** One file of an owner. */
export const findFile = (
  db: Database,
  ownerId: string,
  position: number,
): ServiceFile | undefined =>
  queryOne<ServiceFile>(
    db,
    'SELECT name, type, content FROM service_file WHERE owner_id = ? AND position = ?',
    ownerId,
    position,
  )
