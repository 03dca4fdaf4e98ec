import {createHash} from 'node:crypto'
import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const sources = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) return sources(full)
    return /\.ts$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [full] : []
  })

/**
 * A hash of everything that decides how a picture looks: the drawings' own source, the palette and
 * the renderer. A changed drawing is a new picture to every cache.
 */
export const drawingRevision = (): string => {
  const hash = createHash('sha256')
  const palette = path.join(__dirname, '..', '..', 'data', 'source', 'palette.ts')
  for (const file of [...sources(__dirname), palette].sort()) hash.update(readFileSync(file))
  hash.update(JSON.stringify(sharp.versions))
  return hash.digest('hex').slice(0, 16)
}
