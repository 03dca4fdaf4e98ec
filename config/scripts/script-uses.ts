import type {SiteConfig} from '../schema'
import {recordOf, SCRIPT_IDS, type ScriptId} from './records'
import type {ScriptContext, ScriptRecord} from './script-record'

/** A service that a page uses. */
export interface ScriptUse {
  readonly id: ScriptId
  readonly record: ScriptRecord
  /** Address of its script or frame. */
  readonly address: string
  readonly integrity?: string
}

/** A service on a page; null where the page does not use it. */
export function scriptUse(id: ScriptId, context: ScriptContext): ScriptUse | null {
  const record = recordOf(id)
  const address = record.addressOf(context)
  if (address === null) return null
  const integrity = record.integrityOf?.(context)
  return {id, record, address, ...(integrity !== undefined && {integrity})}
}

/** All services of a site in a locale, in the order of the registry. */
export const scriptUses = (context: ScriptContext): ScriptUse[] =>
  SCRIPT_IDS.flatMap((id) => scriptUse(id, context) ?? [])

/** Members of a service that are addresses. */
const ADDRESSES = ['script', 'frame']

/**
 * The site with absolute addresses of its services: a path is a file at the origin of the stand-ins.
 * @param origin value of `SCRIPTS_ORIGIN`
 */
export function withScriptOrigin(site: SiteConfig, origin: string): SiteConfig {
  const absolute = (service: object): object =>
    Object.fromEntries(
      Object.entries(service).map(([name, value]: [string, unknown]) => [
        name,
        ADDRESSES.includes(name) && typeof value === 'string' && value.startsWith('/')
          ? origin + value
          : value,
      ]),
    )
  const services = Object.fromEntries(
    Object.entries(site.services).map(([id, service]) => [id, service && absolute(service)]),
  ) as SiteConfig['services']
  return {...site, services}
}
