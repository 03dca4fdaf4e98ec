import {createStore} from '@app/shared/lib/create-store'

const running = createStore(0)

/** Whether this page is signing a customer in. A customer that appears otherwise signed in in another tab. */
export const isSigningIn = (): boolean => running.get() > 0

/** Whether this page is signing a customer in; baskets that appear meanwhile are not the shopper's final one. */
export const useSigningIn = (): boolean => running.useSelected((count) => count > 0)

/** Counts a sign-in as running until it has brought everything along. */
export async function whileSigningIn(work: Promise<void>): Promise<void> {
  running.set(running.get() + 1)
  await work.finally(() => running.set(running.get() - 1))
}
