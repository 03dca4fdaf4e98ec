import type {QueryClient} from '@tanstack/react-query'
import type {Shop} from '@app/shared/lib/shop-context'
import {loadedFamily, type Family, type Operation} from './family'

/** What a decorated client works with. */
export interface Surroundings {
  readonly shop: Shop
  readonly queryClient: QueryClient
}

/** The methods of a client by name. */
export type Operations = Readonly<Record<string, Operation>>

type Decorator = (client: Operations, surroundings: Surroundings) => Operations

const decorators = new Map<string, Decorator>()

/**
 * Puts rules of the shop around the methods of a client, for the hooks of commerce-sdk-react and for those of other
 * packages alike. The module that calls it stands where the hooks import the family (`scripts/webpack/commerce-hooks.js`),
 * so no hook runs without it.
 */
export function decorate(from: Family<unknown>, decorator: Decorator): void {
  decorators.set(from.key, decorator)
}

/** The clients by their keys, as the context of the hooks has them: each is made on first use. */
export function contextClients(surroundings: Surroundings): Readonly<Record<string, unknown>> {
  const made = new Map<string, unknown>()
  const create = (key: string): unknown => {
    const from = loadedFamily(key)
    if (!from) return undefined
    const client = surroundings.shop.api.clients.of(from)
    return decorators.get(key)?.(client as Operations, surroundings) ?? client
  }
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, name) => {
        const key = String(name)
        const client = made.get(key) ?? create(key)
        made.set(key, client)
        return client
      },
    },
  )
}
