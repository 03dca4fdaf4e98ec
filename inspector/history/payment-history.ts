import fs from 'node:fs/promises'
import path from 'node:path'
import type {Facts, PaymentPageFact, ScriptFact} from '../facts/facts'
import {hashOf} from '../facts/payment-page'
import {createJsonFiles} from './json-files'

/** What a page of payment consisted of, between two readings. */
export interface PaymentVersion {
  readonly siteId: string
  /** ISO instants of the first and of the last reading that found it. */
  readonly firstSeen: string
  readonly lastSeen: string
  /** Values by name: headers, hashes of scripts and services, and one hash of all scripts that load later. */
  readonly parts: Readonly<Record<string, string>>
}

/** Versions of one site that are kept; the oldest are dropped first. */
const MOST_VERSIONS = 1_000

const named = (kind: string, scripts: readonly (ScriptFact & {id?: string})[]) =>
  scripts.map(({id, src, hash}) => [`${kind} ${id ?? src}`, hash || 'not read'] as const)

/** The parts of a page by name. */
export const partsOf = ({headers, scripts, later, services}: PaymentPageFact) => ({
  ...Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [`header ${name}`, value] as const),
  ),
  ...Object.fromEntries(named('script', scripts)),
  'scripts that load later': hashOf(JSON.stringify(named('', later))),
  ...Object.fromEntries(named('service', services)),
})

const isSame = (one: PaymentVersion['parts'], other: PaymentVersion['parts']): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Adds the pages of a run to the history: a page that did not change extends its last version. */
export function withRun(history: readonly PaymentVersion[], facts: Facts): PaymentVersion[] {
  const seen = facts.takenAt
  return facts.sites.reduce<PaymentVersion[]>(
    (versions, {site: {id}, payment}) => {
      if (payment?.status !== 200) return versions
      const own = versions.filter(({siteId}) => siteId === id)
      const others = versions.filter(({siteId}) => siteId !== id)
      const parts = partsOf(payment)
      const last = own.at(-1)
      const next =
        last && isSame(last.parts, parts)
          ? [...own.slice(0, -1), {...last, lastSeen: seen}]
          : [...own, {siteId: id, firstSeen: seen, lastSeen: seen, parts}]
      return [...others, ...next.slice(-MOST_VERSIONS)]
    },
    [...history],
  )
}

export interface PartChange {
  readonly name: string
  readonly before?: string | undefined
  readonly after?: string | undefined
}

/** Differences between a version and the one before it. */
export function changesOf(before: PaymentVersion, after: PaymentVersion): PartChange[] {
  const names = new Set([...Object.keys(before.parts), ...Object.keys(after.parts)])
  return [...names]
    .map((name) => ({name, before: before.parts[name], after: after.parts[name]}))
    .filter((one) => one.before !== one.after)
}

/** Versions of the pages of payment of all sites, in a file. */
export interface PaymentHistory {
  read(): Promise<PaymentVersion[]>
  /** Rejects when the file cannot be written. */
  add(facts: Facts): Promise<void>
}

/** @param folder of the inspector's data */
export function createPaymentHistory(folder: string): PaymentHistory {
  const file = path.join(folder, 'payment-pages.json')
  const files = createJsonFiles()
  const read = async () => (await files.read<PaymentVersion[]>(file)) ?? []
  return {
    read,
    async add(facts) {
      await fs.mkdir(folder, {recursive: true})
      await files.write(file, withRun(await read(), facts))
    },
  }
}
