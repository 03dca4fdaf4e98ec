import {Counter, Histogram, type Registry} from 'prom-client'
import {FIELD_ITEM, SERVICE_CALL} from '../../common/server-events'
import type {BreakerState} from '../app/circuit-breaker'
import type {CountedItem} from '../app/field/field-route'
import type {ServiceCallEnd} from '../app/services/service-route'

/** Histogram bounds in seconds; they include the bounds of good and poor for every metric. */
const SECONDS = [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10]
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

const labelNames = ['site', 'page', 'bundle'] as const

function createFigures(registry: Registry) {
  const registers = [registry]
  return {
    seconds: new Histogram({
      name: 'web_vital_seconds',
      help: 'FCP, INP, LCP and TTFB as browsers measured them, of visitors who agreed',
      labelNames: ['name', ...labelNames],
      buckets: SECONDS,
      registers,
    }),
    shifts: new Histogram({
      name: 'layout_shift',
      help: 'CLS as browsers measured it, of visitors who agreed',
      labelNames,
      buckets: SHIFTS,
      registers,
    }),
    errors: new Counter({
      name: 'script_errors_total',
      help: 'Errors of scripts in browsers',
      labelNames,
      registers,
    }),
    violations: new Counter({
      name: 'policy_violations_total',
      help: 'What browsers refused for the content security policy',
      labelNames: ['directive', ...labelNames],
      registers,
    }),
  }
}

/** Directives with a metric of their own; browsers know more, and any client can invent some. */
const DIRECTIVES =
  /^((script|style|img|font|connect|frame|media|object|worker|manifest)-src(-elem|-attr)?|base-uri|require-trusted-types-for)$/

/**
 * Counts what browsers report (`POST /shop-health` of the bundle's app).
 * @returns ends the counting
 */
export function countField(registry: Registry): () => void {
  const {seconds, shifts, errors, violations} = createFigures(registry)
  const count = ({item, site, bundle}: CountedItem): void => {
    const labels = {site, page: item.page, bundle}
    if (item.type === 'error') errors.inc(labels)
    else if (item.type === 'violation') {
      const directive = DIRECTIVES.test(item.directive) ? item.directive : 'other'
      violations.inc({...labels, directive})
    } else if (item.name === 'CLS') shifts.observe(labels, item.value)
    else seconds.observe({...labels, name: item.name}, item.value / 1000)
  }
  process.on(FIELD_ITEM as 'message', count as (message: unknown) => void)
  return () => process.off(FIELD_ITEM as 'message', count as (message: unknown) => void)
}

/** Services behind routes of the bundle's app. */
const SERVICES = ['reviews', 'personalisation'] as const

interface ServiceFigures {
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
