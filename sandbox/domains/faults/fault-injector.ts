import {randomId} from '../ids'

/** What a fault does to a call. */
export type FaultKind = 'latency' | 'status' | 'drop' | 'reset' | 'malformed' | 'maintenance'

/** A fault as a caller of the admin API asks for it. */
export interface FaultOrder {
  readonly kind: FaultKind
  /** System whose calls fail; every system when absent. */
  readonly system?: string | undefined
  /** Pattern of the path, `*` for any characters; every path when absent. */
  readonly path?: string | undefined
  readonly method?: string | undefined
  /** Milliseconds that `latency` adds. */
  readonly delay?: number | undefined
  /** HTTP status that `status` answers with. */
  readonly status?: number | undefined
  /** Value of the header that `maintenance` sends. */
  readonly maintenance?: 'system' | 'site' | undefined
  /** Number of calls that fail before the fault ends; no limit when absent. */
  readonly times?: number | undefined
  /** Share of the calls that fail, more than 0 up to 1; all when absent. */
  readonly share?: number | undefined
}

/** A fault that is switched on. */
export interface Fault extends FaultOrder {
  readonly id: string
  /** Calls that will still fail, when the number is limited. */
  readonly remaining: number | undefined
  /** Calls that have failed so far. */
  readonly hits: number
}

interface Call {
  readonly system: string
  readonly method: string
  readonly path: string
}

/**
 * The faults that are switched on. They are kept in memory: a restart ends them.
 * `random` gives numbers from 0 up to 1 and decides about shares.
 */
export class FaultInjector {
  private faults: Fault[] = []

  constructor(private readonly random: () => number = Math.random) {}

  all(): readonly Fault[] {
    return this.faults
  }

  add(order: FaultOrder): Fault {
    const fault = {...order, id: randomId(8), remaining: order.times, hits: 0}
    this.faults = [...this.faults, fault]
    return fault
  }

  /** Switches one fault off; false when it is not there. */
  remove(id: string): boolean {
    const before = this.faults.length
    this.faults = this.faults.filter((fault) => fault.id !== id)
    return this.faults.length < before
  }

  reset(): void {
    this.faults = []
  }

  /**
   * Returns the faults of a call and counts them: every latency that fits, and the first fault of
   * another kind, because a call can fail in one way only.
   */
  match(call: Call): readonly Fault[] {
    const matched: Fault[] = []
    for (const fault of this.faults) {
      const failsAlready = matched.some(({kind}) => kind !== 'latency')
      if (fault.kind !== 'latency' && failsAlready) continue
      if (fits(fault, call) && this.random() < (fault.share ?? 1)) matched.push(fault)
    }
    if (matched.length > 0) {
      this.faults = this.faults
        .map((fault) => (matched.includes(fault) ? count(fault) : fault))
        .filter(({remaining}) => remaining !== 0)
    }
    return matched
  }
}

function count(fault: Fault): Fault {
  const {hits, remaining} = fault
  return {...fault, hits: hits + 1, remaining: remaining === undefined ? undefined : remaining - 1}
}

function fits({system, method, path}: FaultOrder, call: Call): boolean {
  if (system !== undefined && system !== call.system) return false
  if (method !== undefined && method !== call.method) return false
  return path === undefined || patternOf(path).test(call.path)
}

/** `*` stands for any characters; a pattern without one may stand anywhere in the path. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return path.includes('*') ? new RegExp(`^${escaped.replaceAll('*', '.*')}$`) : new RegExp(escaped)
}
