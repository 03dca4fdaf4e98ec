import type {FastifyInstance} from 'fastify'
import {armResults} from '../../domains/experiments/experiment-repository'
import {toDecimal} from '../../domains/money'
import type {Sandbox} from '../../sandbox'

/** Results of experiments: visitors, buyers, orders and revenue (major units) of every variant. */
export function addExperimentRoutes(app: FastifyInstance, {db}: Sandbox): void {
  app.get('/experiments', async () => ({
    data: armResults(db).map(({revenue, ...arm}) => ({
      ...arm,
      revenue: revenue.map(({currency, amount}) => ({
        currency,
        amount: toDecimal(amount, currency),
      })),
    })),
  }))
}
