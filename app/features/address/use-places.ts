import {useEffect, useRef, useState} from 'react'
import {useShop} from '@app/shared/lib/shop-context'
import {
  findPlaces,
  readPlace,
  type PlaceAddress,
  type PlaceQuestion,
  type PlaceTypes,
  type SuggestedPlace,
} from './api/find-places'

/** Characters from which addresses are suggested (rule LIMIT-11). */
const MIN_CHARACTERS = 3
/** Pause in typing after which suggestions are looked up, in milliseconds. */
const PAUSE_MS = 250

/** A place with a postal code; its street or quarter is empty where the code is that of a town. */
export interface FoundPlace {
  readonly address: PlaceAddress
  readonly street: string
}

const NONE: readonly SuggestedPlace[] = []

/**
 * Suggestions for an address. Typing ends the look-up before it; a failure leaves the form without suggestions.
 * @param country ISO 3166-1 alpha-2
 */
export function usePlaces(country: string, types: PlaceTypes = 'address') {
  const shop = useShop()
  const [places, setPlaces] = useState(NONE)
  const visit = useRef<AbortController>()
  useEffect(() => () => visit.current?.abort(), [])

  const start = (): PlaceQuestion => {
    visit.current?.abort()
    visit.current = new AbortController()
    return {shop, country, signal: visit.current.signal}
  }
  const close = () => {
    visit.current?.abort()
    setPlaces(NONE)
  }
  const type = (text: string) => {
    const question = start()
    const input = text.trim()
    if (input.length < MIN_CHARACTERS) return setPlaces(NONE)
    const timer = setTimeout(() => {
      findPlaces(question, input, types).then(
        (found) => !question.signal.aborted && setPlaces(found),
        () => !question.signal.aborted && setPlaces(NONE),
      )
    }, PAUSE_MS)
    question.signal.addEventListener('abort', () => clearTimeout(timer))
  }
  /** The rest of the address; null when it cannot be read, or when the shopper types on meanwhile. */
  const read = async ({id}: SuggestedPlace): Promise<PlaceAddress | null> => {
    const question = start()
    setPlaces(NONE)
    const address = await readPlace(question, id).catch(() => null)
    return question.signal.aborted ? null : address
  }
  /** The first place with a postal code; null when there is none. */
  const findPostalCode = async (code: string): Promise<FoundPlace | null> => {
    const question = start()
    // Streets know more of the address than towns do.
    const [street] = await findPlaces(question, code, 'address')
    const place = street ?? (await findPlaces(question, code, 'geocode'))[0]
    if (!place) return null
    const address = await readPlace(question, place.id)
    const isIt = address.postalCode === code && !question.signal.aborted
    return isIt ? {address, street: street?.street ?? ''} : null
  }
  return {places, type, close, read, findPostalCode}
}
