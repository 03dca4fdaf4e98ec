import fs from 'node:fs'
import {pidsBelow} from './growth/shop'
import {visit, visitedPaths} from './growth/load'
import {readMemory} from './sandbox/program'

/** Requests before the memory is read. */
const REQUESTS = 20_000
/** Seconds of a first visit that tells the rate. */
const TRIAL = 10

const isStorefront = (pid: number): boolean =>
  fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/host/main.ts')

/**
 * Resident memory of the storefront's process after 20,000 requests of listings and products, MB.
 * @param starter id of the process that started the storefront
 */
export async function measureMemory(base: string, starter: number): Promise<number> {
  const host = pidsBelow(starter).find(isStorefront)
  if (host === undefined) throw new Error('The storefront has no process of its own.')
  const paths = await visitedPaths(base)
  const {rate} = await visit(base, paths, TRIAL)
  await visit(base, paths, Math.max(1, Math.ceil(REQUESTS / rate - TRIAL)))
  return readMemory({pid: host}, 'VmRSS')
}
