import fs from 'node:fs'

interface LoadableStats {
  assetsByChunkName: Record<string, string | string[]>
}

/**
 * The address of a chunk's script in the build that is tested, for routes and waits: files have numbers, not names.
 * @throws Error when the build has no such chunk
 */
export function scriptOfChunk(name: string): RegExp {
  const file = 'build/loadable-stats.json'
  const {assetsByChunkName} = JSON.parse(fs.readFileSync(file, 'utf8')) as LoadableStats
  const script = [assetsByChunkName[name] ?? []].flat().find((asset) => asset.endsWith('.js'))
  if (!script) throw new Error(`The build has no chunk "${name}".`)
  return new RegExp(`/${script.replaceAll('.', '\\.')}$`)
}
