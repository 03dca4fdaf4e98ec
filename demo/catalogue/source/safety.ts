import type {z} from 'zod'
import {textsBelow, type Text} from './languages/languages'
import {readData} from './data'
import type {ArtFamily, ProductSource} from './model'
import {safetySchema} from './schema'

const {makers, warnings} = readData('safety', safetySchema)

type Maker = z.infer<typeof safetySchema>['makers'][string]

const makerCalled = (id: string): Maker => {
  const maker = makers[id]
  if (!maker) throw new Error(`data/safety.yaml has no maker ${id}.`)
  return maker
}

/** Name and addresses of who makes a product, and of the person responsible for it in the European Union. */
export function makerOf({maker = 'barnholt'}: Pick<ProductSource, 'maker'>) {
  const {responsible, ...own} = makerCalled(maker)
  if (responsible === undefined) return own
  const {name, address, email} = makerCalled(responsible)
  return {...own, responsible: {name, address, email}}
}

/** Warnings that an offer of the product needs. */
export function warningsOf({art}: Pick<ProductSource, 'art'>): Text[] {
  const [family] = art.split('/') as [ArtFamily, string]
  const texts = textsBelow('details', 'warnings')
  return (warnings[family] ?? []).map((id) => {
    const text = texts[id]
    if (!text) throw new Error(`languages/en/details.json lacks warnings/${id}.`)
    return text
  })
}
