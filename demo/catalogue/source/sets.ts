import type {z} from 'zod'
import {readData} from './data'
import {textAt, type Text} from './languages/languages'
import {setsSchema} from './schema'

/** A product that is made of others. */
export interface SetSource extends z.infer<typeof setsSchema.element> {
  readonly name: Text
  readonly short: Text
}

export const sets: readonly SetSource[] = readData('sets', setsSchema).map((set) => ({
  ...set,
  name: textAt('products', `${set.id}/name`),
  short: textAt('products', `${set.id}/short`),
}))
