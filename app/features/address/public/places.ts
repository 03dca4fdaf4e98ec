import {useEffect, useRef, useState} from 'react'
import {useShop, type Shop} from '@app/shared/lib/shop-context'
import {createHttpClient} from '@app/shared/api/http-client'

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

/** A suggested address. */
export interface SuggestedPlace {
  readonly id: string
  /** Street and house number, as the country writes them. */
  readonly street: string
  /** Postal code, city and region in one line. */
  readonly place: string
}

/** The rest of a suggested address as the maps service names it. */
export interface PlaceAddress {
  readonly postalCode: string
  readonly city: string
  readonly region?: {readonly code: string; readonly name: string}
}

const client = createHttpClient({baseUrl: '/services'})

export interface PlaceQuestion {
  readonly shop: Pick<Shop, 'locale'>
  /** ISO 3166-1 alpha-2 code of the country that the form is for. */
  readonly country: string
  readonly signal: AbortSignal
}

const post = <Answer>(
  {shop, country, signal}: PlaceQuestion,
  {input, types, place}: {input?: string; types?: PlaceTypes; place?: string},
) =>
  client<Answer>('/places', {
    method: 'POST',
    body: {country, language: shop.locale.id.slice(0, 2), input, types, place},
    signal,
  })

/** Streets alone, or towns as well. */
export type PlaceTypes = 'address' | 'geocode'

/** Suggestions for the beginning of an address, through our own route. @throws ApiFault */
export const findPlaces = async (
  where: PlaceQuestion,
  input: string,
  types: PlaceTypes,
): Promise<SuggestedPlace[]> =>
  (await post<{places?: SuggestedPlace[]}>(where, {input, types})).places ?? []

/** The rest of a suggestion. @throws ApiFault */
export const readPlace = async (where: PlaceQuestion, place: string): Promise<PlaceAddress> =>
  (await post<{address: PlaceAddress}>(where, {place})).address
