import {createHmac, randomBytes} from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

/** Lifetime of a session in milliseconds: a working day. */
export const SESSION_MS = 8 * 60 * 60_000

/** Sessions of people who gave the password. */
export interface Sessions {
  /** Opens a session. @returns secret token of its cookie */
  open(): Promise<string>
  isOpen(token: string): Promise<boolean>
  close(token: string): Promise<void>
}

/**
 * Sessions as files: every process of a host knows them, and they outlive a restart. A file is named by a code of its
 * token with the password as key, so that the folder holds no token and a new password ends all sessions.
 * @param folder of the files
 * @param now milliseconds since 1970
 */
export function createSessions(folder: string, password: string, now = Date.now): Sessions {
  const nameOf = (token: string): string =>
    createHmac('sha256', password).update(token).digest('hex')
  const fileOf = (token: string): string => path.join(folder, nameOf(token))
  const ends = async (file: string): Promise<number> =>
    Number(await fs.readFile(file, 'utf8').catch(() => 0))

  const removeEnded = async (): Promise<void> => {
    for (const name of await fs.readdir(folder)) {
      const file = path.join(folder, name)
      if ((await ends(file)) <= now()) await fs.rm(file, {force: true})
    }
  }
  return {
    async open() {
      await fs.mkdir(folder, {recursive: true, mode: 0o700})
      await removeEnded()
      const token = randomBytes(32).toString('base64url')
      await fs.writeFile(fileOf(token), String(now() + SESSION_MS), {mode: 0o600})
      return token
    },
    isOpen: async (token) => (await ends(fileOf(token))) > now(),
    close: (token) => fs.rm(fileOf(token), {force: true}),
  }
}
