import {createStore} from '@app/shared/lib/create-store'

const asked = createStore(false)

/** Opens the question of consent again, from "Cookie settings" in the footer. */
export const askAgain = (): void => asked.set(true)

/** The question was answered or closed. */
export const stopAsking = (): void => asked.set(false)

export const isAskedAgain = asked.get

/** @returns ends the subscription */
export const onAskAgain = asked.subscribe
