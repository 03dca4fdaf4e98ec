import type {
  ComponentValue,
  DesignedComponent,
  DesignedPageDocument,
  DesignedRegion,
} from '../../../common/content-document'
import {optionAddress} from './addresses'
import {readBody, type BodyPlace} from './read-body'

type Json = string | number | boolean | null | readonly Json[] | {readonly [name: string]: Json}

interface WireRegion {
  readonly id: string
  readonly components?: readonly WireComponent[]
}

interface WireComponent {
  readonly id: string
  readonly typeId: string
  readonly data?: Readonly<Record<string, Json>>
  readonly regions?: readonly WireRegion[]
}

/** A page as Shopper Experience returns it. */
export interface DesignedDocument extends WireComponent {
  readonly name?: string
  readonly description?: string
  readonly pageTitle?: string
  readonly pageDescription?: string
}

const MARKUP = /<[a-z][^>]*>/i
/** Addresses of controllers, and those that a browser would run. */
const ADDRESS = /^\s*(?:\$|(?:https?:\/\/[^/]+)?\/on\/demandware\.store|(?:java|vb)?script:|data:)/i

async function valueOf(value: Json, place: BodyPlace): Promise<ComponentValue> {
  if (typeof value === 'string') {
    if (!MARKUP.test(value)) return ADDRESS.test(value) ? optionAddress(value, place.paths) : value
    // Styles and a table of contents belong to assets: a component has its own design.
    const {html, nodes} = (await readBody(value, place)).body
    return {body: {html, nodes, styles: null}}
  }
  if (Array.isArray(value)) return Promise.all(value.map((one: Json) => valueOf(one, place)))
  if (typeof value !== 'object' || value === null) return value
  return valuesOf(value as Readonly<Record<string, Json>>, place)
}

async function valuesOf(
  data: Readonly<Record<string, Json>>,
  place: BodyPlace,
): Promise<Record<string, ComponentValue>> {
  const read = Object.entries(data).map(
    async ([name, value]): Promise<[string, ComponentValue]> => [name, await valueOf(value, place)],
  )
  return Object.fromEntries(await Promise.all(read))
}

const componentOf = async (
  {id, typeId, data = {}, regions = []}: WireComponent,
  place: BodyPlace,
): Promise<DesignedComponent> => ({
  id,
  typeId,
  data: await valuesOf(data, place),
  regions: await regionsOf(regions, place),
})

const regionsOf = (regions: readonly WireRegion[], place: BodyPlace): Promise<DesignedRegion[]> =>
  Promise.all(
    regions.map(async ({id, components = []}) => ({
      id,
      components: await Promise.all(components.map((one) => componentOf(one, place))),
    })),
  )

/** A page of Page Designer whose markup is sanitised. */
export async function withBodies(
  page: DesignedDocument,
  place: BodyPlace,
): Promise<DesignedPageDocument> {
  const {id, typeId, name, description, pageTitle, pageDescription, regions = []} = page
  return {
    id,
    typeId,
    name: name ?? id,
    description: description ?? null,
    pageTitle: pageTitle ?? null,
    pageDescription: pageDescription ?? null,
    regions: await regionsOf(regions, place),
  }
}
