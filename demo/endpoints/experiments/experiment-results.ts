import {toDecimal} from 'commerce-sandbox/domains/amounts'
import {ownPage, type Routes} from 'commerce-sandbox/plugin'
import type {AdminAnswers} from '../answers/own'
import {armResults} from './experiment-repository'

/** Results of experiments: visitors, buyers, orders and revenue (major units) of every variant. */
export const experimentResults: Routes<AdminAnswers> = (route, {db}) => {
  route('GET /experiments', {needs: ownPage}, () => ({
    data: armResults(db).map(({revenue, ...arm}) => ({
      ...arm,
      revenue: revenue.map(({currency, amount}) => ({
        currency,
        amount: toDecimal(amount, currency),
      })),
    })),
  }))
}
