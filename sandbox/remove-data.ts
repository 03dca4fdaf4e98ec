import fs from 'node:fs'
import path from 'node:path'

/** Removes the database of a data folder and the files that imports stored; no process may have it open. */
export function removeData(dataDir: string): void {
  for (const suffix of ['', '-wal', '-shm']) {
    fs.rmSync(path.join(dataDir, `sandbox.db${suffix}`), {force: true})
  }
  fs.rmSync(path.join(dataDir, 'static'), {recursive: true, force: true})
}
