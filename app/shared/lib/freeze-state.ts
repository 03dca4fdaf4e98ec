import {dehydrate, hashQueryKey, type QueryClient, type QueryKey} from '@tanstack/react-query'
import {LRUCache} from 'lru-cache'
import {objectName} from './object-name'
import {packText} from './pack-text'
import type {PageState, ReadAnswer} from './page-state'

/** Length of the JSON of reads from which they are packed: shorter ones cost little on the wire. */
const WORTH_PACKING = 1_500
/** Maximum number of packed texts, 3 to 15 KB each. */
const MAX_PACKED = 200

/** A process shares answers between pages, and packs them once: texts by the names of the answers. */
const packed = new LRUCache<string, {readonly text: string | undefined}>({max: MAX_PACKED})

const nameOf = ([key, data]: ReadAnswer): string =>
  `${hashQueryKey(key)} ${typeof data === 'object' && data !== null ? objectName(data) : JSON.stringify(data)}`

const packedJson = (json: string): string | undefined =>
  json.length < WORTH_PACKING ? undefined : packText(json)

/** The reads packed; unpacked where they are short. */
function packedOf(answers: readonly ReadAnswer[]): PageState {
  const name = answers.map(nameOf).join('\n')
  const known = packed.get(name) ?? {text: packedJson(JSON.stringify(answers))}
  packed.set(name, known)
  return known.text === undefined ? answers : [known.text]
}

/**
 * All query data of a page; failed reads are left out. Long reads that pages share are texts of their own.
 * @param own keys of the page's own reads, whose answers repeat each other, such as a product and its model
 */
export function pageState(queryClient: QueryClient, own: readonly QueryKey[] = []): PageState {
  const hashes = new Set(own.map(hashQueryKey))
  const mine: ReadAnswer[] = []
  const others: ReadAnswer[] = []
  for (const {queryKey, queryHash, state} of dehydrate(queryClient).queries)
    (hashes.has(queryHash) ? mine : others).push([queryKey, state.data])
  return [...packedOf(mine), ...others.flatMap((read) => packedOf([read]))]
}
