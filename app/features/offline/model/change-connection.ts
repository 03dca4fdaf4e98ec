import {connection} from '@app/shared/lib/connection'

/** Sets the connection; notifies only when something has changed. */
export function changeConnection(online: boolean, storedAt: number | undefined): void {
  const now = connection.get()
  if (now.online !== online || now.storedAt !== storedAt)
    connection.set({online, ...(storedAt !== undefined && {storedAt})})
}
