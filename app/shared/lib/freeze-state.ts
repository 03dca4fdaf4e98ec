import {dehydrate, hashQueryKey, type QueryClient, type QueryKey} from '@tanstack/react-query'
import {packText} from './pack-text'
import type {PageState, ReadAnswer} from './page-state'

/** Length of the JSON of a page's own reads from which they are packed: shorter ones cost little on the wire. */
const WORTH_PACKING = 4_000

/** A text and the reads that it was made of. */
interface Packed {
  readonly answers: readonly ReadAnswer[]
  readonly text: string | undefined
}

/** By the data of the first read: a process shares answers between pages, and packs them once. */
const packed = new WeakMap<object, Packed>()

/** The reads packed; undefined where they are short. */
function packedOf(answers: readonly ReadAnswer[]): string | undefined {
  const owner = Object(answers[0]?.[1]) as object
  const known = packed.get(owner)
  const isKnown =
    known?.answers.length === answers.length &&
    known.answers.every(([, data], index) => data === answers[index]?.[1])
  if (isKnown) return known.text
  const json = JSON.stringify(answers)
  const text = json.length < WORTH_PACKING ? undefined : packText(json)
  packed.set(owner, {answers, text})
  return text
}

/**
 * All query data of a page; failed reads are left out.
 * @param own keys of the page's own reads, whose answers repeat each other, such as a product and its model
 */
export function pageState(queryClient: QueryClient, own: readonly QueryKey[] = []): PageState {
  const hashes = new Set(own.map(hashQueryKey))
  const mine: ReadAnswer[] = []
  const others: ReadAnswer[] = []
  for (const {queryKey, queryHash, state} of dehydrate(queryClient).queries)
    (hashes.has(queryHash) ? mine : others).push([queryKey, state.data])
  const text = packedOf(mine)
  return text === undefined ? [...mine, ...others] : [text, ...others]
}
