import crypto from 'node:crypto'
import type {SandboxConfig} from '../../config'
import {tenantOf} from '../../config'

/**
 * Link of a picture through dynamic imaging:
 * `{base}/dw/image/v2/{TENANT}/on/demandware.static/-/Sites-{owner}/default/dw{hash}/images/{path}`.
 * `owner` is the catalog or library that the path belongs to. Takes `sw`, `sh`, `sm`, `q` as query.
 */
export function imageUrl(
  config: Pick<SandboxConfig, 'publicUrl' | 'organizationId'>,
  owner: string,
  path: string,
): string {
  const clean = path.replace(/^\/+/, '')
  const tenant = tenantOf(config.organizationId).toUpperCase()
  const hash = contentHash(clean)
  return `${config.publicUrl}/dw/image/v2/${tenant}/on/demandware.static/-/Sites-${owner}/default/dw${hash}/images/${clean}`
}

const hashes = new Map<string, string>()

/** Eight hex digits that stand for the picture, so that a link may be cached for ever. */
function contentHash(path: string): string {
  let hash = hashes.get(path)
  if (!hash) {
    hash = crypto.createHash('sha1').update(path).digest('hex').slice(0, 8)
    hashes.set(path, hash)
  }
  return hash
}
