import {SERVICE_CALL} from '../../common/server-events'
import type {ServiceCallEnd} from '../app/services/service-route'
import type {BreakerState} from '../app/circuit-breaker'

/** Services behind routes of the bundle's app. */
const SERVICES = ['reviews', 'personalisation'] as const

export interface ServiceFigures {
  /** Whether a service is paused, as last reported by the bundle's app; the objects change. */
  states: ReadonlyMap<string, {state: BreakerState}>
  /** Stops the counting. */
  close: () => void
}

/** Counts calls to services through routes of the bundle's app in the same way as calls through proxies. */
export function countServices(
  onOutcome: (service: string, outcome: ServiceCallEnd['outcome']) => void,
): ServiceFigures {
  const states = new Map<string, {state: BreakerState}>(
    SERVICES.map((name) => [name, {state: 'closed'}]),
  )
  const count = ({service, outcome, rests}: ServiceCallEnd): void => {
    const known = states.get(service)
    if (known) known.state = rests ? 'open' : 'closed'
    onOutcome(service, outcome)
  }
  process.on(SERVICE_CALL as 'message', count as (message: unknown) => void)
  return {
    states,
    close: () => void process.off(SERVICE_CALL as 'message', count as (message: unknown) => void),
  }
}
