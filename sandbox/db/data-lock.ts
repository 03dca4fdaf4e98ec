import fs from 'node:fs'
import path from 'node:path'
import Libsql from 'libsql'

/**
 * Locks a data folder for this process. The lock is one of the operating system (an exclusive transaction on a file of
 * its own), so that it ends with the process, however that ends, and holds across containers on one machine.
 * @returns a function that unlocks the folder, or null when another process has it
 */
export function lockData(dataDir: string): (() => void) | null {
  fs.mkdirSync(dataDir, {recursive: true})
  const db = new Libsql(path.join(dataDir, 'sandbox.lock'))
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    if ((error as {code?: string}).code === 'SQLITE_BUSY') return null
    throw error
  }
  let isLocked = true
  return () => {
    if (isLocked) db.close()
    isLocked = false
  }
}
