import {armResults} from '../../domains/experiments/experiment-repository'
import {toDecimal} from '../../domains/money'
import {owner, type AdminRoutes} from './admin-route'

/** Results of experiments: visitors, buyers, orders and revenue (major units) of every variant. */
export const experimentRoutes: AdminRoutes = (route, {sandbox: {db}}) => {
  route('GET /experiments', {needs: owner}, () => ({
    data: armResults(db).map(({revenue, ...arm}) => ({
      ...arm,
      revenue: revenue.map(({currency, amount}) => ({
        currency,
        amount: toDecimal(amount, currency),
      })),
    })),
  }))
}
