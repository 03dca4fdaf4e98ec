import {PUSH_STORE, recordAddress, siteOfRecord, type PushRecord} from '@common/push-record'

/** Whether this browser has records at all: known without their code. */
export const hasRecords = async (): Promise<boolean> =>
  typeof caches === 'undefined' ? false : caches.has(PUSH_STORE).catch(() => false)

/** What this device remembers of a site; undefined without messages, or when its storage is disabled. */
export async function readRecord(siteId: string): Promise<PushRecord | undefined> {
  if (!(await hasRecords())) return undefined
  const answer = await (await caches.open(PUSH_STORE)).match(recordAddress(siteId))
  return answer && ((await answer.json()) as PushRecord)
}

/** @throws DOMException (rejects) when the storage is full or disabled */
export async function keepRecord(siteId: string, record: PushRecord): Promise<void> {
  const store = await caches.open(PUSH_STORE)
  await store.put(recordAddress(siteId), Response.json(record))
}

/** Deletes a site's record, and the store with the last one. @returns whether other sites have records */
export async function deleteRecord(siteId: string): Promise<boolean> {
  const store = await caches.open(PUSH_STORE)
  await store.delete(recordAddress(siteId))
  const others = (await store.keys()).filter(({url}) => siteOfRecord(new URL(url).pathname))
  if (others.length === 0) await caches.delete(PUSH_STORE)
  return others.length > 0
}
