/** Cache Storage in memory, with what the pages of the shop use of it. */
export class FakeStores {
  readonly stores = new Map<string, Map<string, Response>>()
  /** True: every `put` fails, as on a device without space. */
  full = false

  keys = (): Promise<string[]> => Promise.resolve([...this.stores.keys()])
  has = (name: string): Promise<boolean> => Promise.resolve(this.stores.has(name))
  delete = (name: string): Promise<boolean> => Promise.resolve(this.stores.delete(name))
  open = (name: string): Promise<Cache> => {
    const store = this.stores.get(name) ?? new Map<string, Response>()
    this.stores.set(name, store)
    const keyOf = (asked: Request | string): string => {
      const {pathname, search} = new URL(
        typeof asked === 'string' ? asked : asked.url,
        'https://shop.example',
      )
      return pathname + search
    }
    const cache = {
      match: (asked: Request | string) => Promise.resolve(store.get(keyOf(asked))?.clone()),
      matchAll: (path: string) =>
        Promise.resolve(
          [...store].flatMap(([key, found]) => (key.split('?')[0] === path ? [found.clone()] : [])),
        ),
      keys: () =>
        Promise.resolve([...store.keys()].map((key) => ({url: `https://shop.example${key}`}))),
      put: (asked: Request | string, answer: Response) => {
        if (this.full) return Promise.reject(new DOMException('full', 'QuotaExceededError'))
        store.set(keyOf(asked), answer)
        return Promise.resolve()
      },
      delete: (asked: Request | string) => Promise.resolve(store.delete(keyOf(asked))),
    }
    return Promise.resolve(cache as unknown as Cache)
  }

  /** Paths in a store. */
  pathsIn = (name: string): string[] => [...(this.stores.get(name)?.keys() ?? [])]
}
