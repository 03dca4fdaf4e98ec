type Listener = (...args: unknown[]) => void

interface Emitter {
  listeners?: Map<string, Set<Listener>>
  on(type: string, listener: Listener): this
  off(type: string, listener: Listener): this
  emit(type: string, ...args: unknown[]): void
}

/**
 * The part of event-emitter that PWA Kit uses, for browsers, without its polyfills for old engines: adds
 * the methods of an event emitter to a prototype.
 */
export default function withEvents(prototype: object): void {
  const methods: Emitter & ThisType<Emitter> = {
    on(type, listener) {
      const all = (this.listeners ??= new Map<string, Set<Listener>>())
      all.set(type, (all.get(type) ?? new Set()).add(listener))
      return this
    },
    off(type, listener) {
      this.listeners?.get(type)?.delete(listener)
      return this
    },
    emit(type, ...args) {
      for (const listener of [...(this.listeners?.get(type) ?? [])]) listener.apply(this, args)
    },
  }
  Object.assign(prototype, methods)
}
