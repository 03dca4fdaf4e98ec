import {
  effectsIn,
  present,
  readyBasket,
  type Scenario,
  type Shopper,
  type Stage,
} from 'commerce-sandbox/contract'
import assert from 'node:assert/strict'

interface Result {
  readonly siteId: string
  readonly experiment: string
  readonly variant: string
  readonly visitors: number
  readonly buyers: number
  readonly orders: number
}

/** Results of an experiment on the target's site, by variant. */
async function resultsOf({target, anonymous}: Stage, experiment: string) {
  const admin = present(target.adminUrl, 'the admin API')
  const response = await anonymous.open(`${admin}/experiments`)
  const {data} = JSON.parse(await response.text()) as {data: Result[]}
  const own = data.filter((one) => one.siteId === target.siteId && one.experiment === experiment)
  return new Map(own.map((one) => [one.variant, one]))
}

const report = (shopper: Shopper, kind: 'exposures' | 'conversions', body: object) =>
  shopper.custom('POST', 'shopper-experiments', `/${kind}`, body)

/** Custom endpoints of experiments: who saw a variant, and who bought then. */
export const experimentScenarios: readonly Scenario[] = [
  {
    title: 'a visitor and an order count once for a variant, an order of another shopper never',
    writes: true,
    needs: ['admin API', "project's endpoints"],
    effects: effectsIn('custom', {
      experimentExposure: 'sandbox/getExperiments',
      experimentConversion: 'sandbox/getExperiments',
    }),
    async run(stage) {
      // An experiment of its own, so that earlier runs do not count.
      const experiment = `contract-${crypto.randomUUID().slice(0, 8)}`
      const seen = {experiment, variant: 'variant1'}
      const [shopper, stranger] = [await stage.guest(), await stage.guest()]
      for (const one of [shopper, shopper, stranger]) await report(one, 'exposures', seen)
      const before = (await resultsOf(stage, experiment)).get('variant1')
      assert.deepEqual([before?.visitors, before?.buyers], [2, 0])

      const basketId = await readyBasket(stage, shopper)
      const order = await shopper.orders.createOrder({parameters: {}, body: {basketId}})
      const orderNo = present(order.orderNo, 'orderNo')
      const bought = {orderNo, experiments: [seen]}
      for (const _ of [1, 2]) await report(shopper, 'conversions', bought)
      await assert.rejects(report(stranger, 'conversions', bought), /404/)
      const after = (await resultsOf(stage, experiment)).get('variant1')
      assert.deepEqual([after?.visitors, after?.buyers, after?.orders], [2, 1, 1])
    },
  },
]
