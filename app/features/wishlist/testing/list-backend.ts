import type {FakeBackend} from '@app/shared/test/fake-backend'

interface StoredItem {
  id: string
  productId: string
}

export interface ListBackend {
  /** Bodies of the create calls, in order. */
  created: object[]
  items: StoredItem[]
}

/** Product lists of one shopper, in the format of Shopper Customers. */
export function listBackend(backend: FakeBackend, wished: readonly string[] = []): ListBackend {
  const state: ListBackend = {
    created: [],
    items: wished.map((productId, index) => ({id: `i${index}`, productId})),
  }
  let exists = wished.length > 0
  backend.on('/product-lists', (_url, init) => {
    if (init.method === 'POST') {
      exists = true
      state.created.push(JSON.parse(String(init.body)) as object)
      return {body: {id: 'wishes', type: 'wish_list'}}
    }
    const alerts = {id: 'alerts', type: 'custom_1', customerProductListItems: []}
    const wishes = {id: 'wishes', type: 'wish_list', customerProductListItems: state.items}
    return {body: {data: exists ? [alerts, wishes] : [alerts]}}
  })
  backend.on('/product-lists/wishes/items', (_url, init) => {
    const body = JSON.parse(String(init.body)) as {productId: string}
    state.created.push(body)
    const item = {id: `i${state.items.length}`, productId: body.productId}
    state.items.push(item)
    return {body: item}
  })
  for (const id of ['i0', 'i1', 'i2', 'i3']) {
    backend.on(`/items/${id}`, () => {
      state.items = state.items.filter((item) => item.id !== id)
      return {status: 204}
    })
  }
  return state
}
