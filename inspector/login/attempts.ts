import {createHmac} from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

/** Failed attempts without a delay. */
const FREE_ATTEMPTS = 3
const FIRST_DELAY_MS = 2_000
const MAX_DELAY_MS = 15 * 60_000
/** Attempts are forgotten after this time without another. */
const MEMORY_MS = 60 * 60_000
/** Milliseconds between two removals of forgotten attempts by a process. */
const CLEANING_MS = 60_000

/** Attempts to log in, counted for each client. */
export interface Attempts {
  /**
   * Counts an attempt before its password is compared, so that attempts at the same time cannot share one.
   * @returns 0, or whole seconds until the next attempt is allowed: this one is not
   */
  begin(client: string): Promise<number>
  /** Forgets the attempts of a client. */
  succeeded(client: string): Promise<void>
}

function delayAfter(attempts: number): number {
  if (attempts < FREE_ATTEMPTS) return 0
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - FREE_ATTEMPTS))
}

interface Made {
  readonly count: number
  /** Milliseconds since 1970; 0 before the first attempt. */
  readonly last: number
}

/** Attempts in a folder: each is a file with its number as its name and its time as its text. */
async function madeIn(folder: string, time: number): Promise<Made> {
  const names = await fs.readdir(folder).catch(() => [])
  const count = Math.max(0, ...names.map(Number).filter(Number.isInteger))
  if (count === 0) return {count, last: 0}
  const last = await fs.readFile(path.join(folder, String(count)), 'utf8').catch(() => '')
  // An empty file is being written at this moment.
  return {count, last: last === '' ? time : Number(last)}
}

/** Errors of a file that another attempt has, and of a folder that a success removed meanwhile. */
const TAKEN: ReadonlySet<string | undefined> = new Set(['EEXIST', 'ENOENT'])

/** Creates the file of an attempt. @returns false when it cannot be had now */
async function claim(file: string, time: number): Promise<boolean> {
  try {
    await fs.writeFile(file, String(time), {flag: 'wx', mode: 0o600})
    return true
  } catch (error) {
    if (TAKEN.has((error as NodeJS.ErrnoException).code)) return false
    throw error
  }
}

/**
 * Attempts as files, which every process of a host counts and which outlive a restart: none waits for the first three,
 * then 2 s, 4 s, 8 s ... up to 15 minutes. The folder holds no addresses: those are coded with the password as key.
 * @param now milliseconds since 1970
 */
export function createAttempts(folder: string, password: string, now = Date.now): Attempts {
  const folderOf = (client: string): string =>
    path.join(folder, createHmac('sha256', password).update(client).digest('hex'))
  const remove = (one: string) => fs.rm(one, {recursive: true, force: true})
  let cleanedAt = 0

  async function clean(): Promise<void> {
    if (now() - cleanedAt < CLEANING_MS) return
    cleanedAt = now()
    for (const name of await fs.readdir(folder).catch(() => [])) {
      const one = path.join(folder, name)
      const {last} = await madeIn(one, now())
      if (now() - last > MEMORY_MS) await remove(one)
    }
  }
  return {
    async begin(client) {
      await clean()
      const own = folderOf(client)
      await fs.mkdir(own, {recursive: true, mode: 0o700})
      const {count, last} = await madeIn(own, now())
      const wait = last + delayAfter(count) - now()
      if (wait > 0) return Math.ceil(wait / 1000)
      return (await claim(path.join(own, String(count + 1)), now())) ? 0 : 1
    },
    succeeded: (client) => remove(folderOf(client)),
  }
}
