import {createStore} from '@app/shared/lib/create-store'

const asked = createStore(false)

/** Opens the consent question again, from "Cookie settings" in the footer. */
export const askAgain = (): void => asked.set(true)

/** Closes the question after it was answered or dismissed. */
export const stopAsking = (): void => asked.set(false)

export const isAskedAgain = asked.get

/** @returns function that ends the subscription */
export const onAskAgain = asked.subscribe
