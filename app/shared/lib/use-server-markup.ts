import {useSyncExternalStore} from 'react'

const never = () => () => undefined

/** True on the server and while the browser takes over the server's markup. */
export const useServerMarkup = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
