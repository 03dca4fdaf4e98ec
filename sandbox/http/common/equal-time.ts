import {setTimeout as sleep} from 'node:timers/promises'

/** Shortest time of the work in milliseconds; longer than a mail takes to be stored or handed to a shop's callback. */
const SHORTEST_MS = 100

/**
 * Runs work that does more when an account exists, such as a mail with a code. The result comes no earlier than after
 * `SHORTEST_MS`, so that the time of an answer does not reveal whether an address has an account.
 */
export async function inEqualTime(work: () => Promise<void> | void): Promise<void> {
  const shortest = sleep(SHORTEST_MS)
  try {
    await work()
  } finally {
    await shortest
  }
}
