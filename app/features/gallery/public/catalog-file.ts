import {proxyPath} from '@common/proxy-path'
import type {SiteConfig} from '@config/schema'

/** Path of a file of a catalogue on the static host, with the hash of its content or without. */
const CATALOG_FILE =
  /^.*\/on\/demandware\.static\/-\/Sites-([^/]+)\/[^/]+\/(?:dw[0-9a-f]{8}\/)?(.*)$/

/**
 * Address of a film, a download or a 3D model: in the folder of its catalogue where the site has one (preference
 * `catalogContentUrls`, rule SITE-30), else on the static host. An address of another host is returned unchanged.
 */
export function catalogFile({catalogContent}: SiteConfig, path: string): string {
  if (!path.startsWith('/')) return path
  const [, catalog = '', file = ''] = CATALOG_FILE.exec(path) ?? []
  const folder = catalogContent?.[catalog]
  return folder ? `${folder.replace(/\/$/, '')}/${file}` : proxyPath('static') + path
}
