import type {FastifyInstance} from 'fastify'
import {moveDueOrders} from '../domains/fulfilment/fulfilment-clock'
import type {Sandbox} from '../sandbox'
import {shopOf} from './common/checkout-context'

/** Limits in milliseconds of the interval between two rounds of the clock. */
const SHORTEST_ROUND = 100
const LONGEST_ROUND = 5000

/**
 * Moves orders to their next stage while the server listens, when the configuration sets
 * `orderClock` (seconds for each stage).
 */
export function startOrderClock(app: FastifyInstance, sandbox: Sandbox): void {
  const stepMs = sandbox.config.orderClock * 1000
  if (stepMs === 0) return
  let round: NodeJS.Timeout | undefined
  const move = () => {
    for (const site of sandbox.sites.all()) {
      moveDueOrders({...shopOf(sandbox), site, locale: site.defaultLocale}, stepMs)
    }
  }
  app.addHook('onListen', async () => {
    const interval = Math.min(LONGEST_ROUND, Math.max(SHORTEST_ROUND, stepMs / 4))
    round = setInterval(move, interval).unref()
  })
  app.addHook('preClose', async () => clearInterval(round))
}
