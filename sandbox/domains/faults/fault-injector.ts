import {randomId} from '../ids'

/** Effect of a fault on a call. */
export type FaultKind = 'latency' | 'status' | 'drop' | 'reset' | 'malformed' | 'maintenance'

/** Fault that a client of the admin API requests. */
export interface FaultOrder {
  readonly kind: FaultKind
  /** System whose calls fail; all systems when absent. */
  readonly system?: string | undefined
  /** Pattern of the path, with `*` for any characters; all paths when absent. */
  readonly path?: string | undefined
  readonly method?: string | undefined
  /** Delay in milliseconds that `latency` adds. */
  readonly delay?: number | undefined
  /** HTTP status of the response for `status`. */
  readonly status?: number | undefined
  /** Value of the maintenance header for `maintenance`. */
  readonly maintenance?: 'system' | 'site' | undefined
  /** Number of calls that fail before the fault ends; no limit when absent. */
  readonly times?: number | undefined
  /** Share of the calls that fail, above 0 and up to 1; all calls when absent. */
  readonly share?: number | undefined
}

/** Active fault. */
export interface Fault extends FaultOrder {
  readonly id: string
  /** Number of calls that will still fail; undefined without a limit. */
  readonly remaining: number | undefined
  /** Number of calls that have failed so far. */
  readonly hits: number
}

interface Call {
  readonly system: string
  readonly method: string
  readonly path: string
}

/**
 * Active faults. They are kept in memory, so a restart removes them. `random` returns numbers from
 * 0 up to 1, which are used for shares.
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

  /** Removes a fault; returns false when it does not exist. */
  remove(id: string): boolean {
    const before = this.faults.length
    this.faults = this.faults.filter((fault) => fault.id !== id)
    return this.faults.length < before
  }

  reset(): void {
    this.faults = []
  }

  /**
   * Returns the faults of a call and counts them: every matching latency, and the first matching
   * fault of another kind, because a call can fail in one way only.
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

/**
 * Converts a path pattern to a regular expression. `*` matches any characters; a pattern without it
 * matches anywhere in the path.
 */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return path.includes('*') ? new RegExp(`^${escaped.replaceAll('*', '.*')}$`) : new RegExp(escaped)
}
