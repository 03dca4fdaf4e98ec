import {type Database, execute, queryAll, queryOne} from 'commerce-sandbox/database'

/** Variant of an experiment on a site. */
export interface ExperimentArm {
  readonly siteId: string
  readonly experiment: string
  readonly variant: string
}

/** Order of a visitor. */
export interface ExperimentOrder {
  readonly orderNo: string
  /** Total in minor units of `currency`. */
  readonly revenue: number
  readonly currency: string
}

/** Results of one variant; revenue in minor units of `currency`. */
export interface ArmResult extends ExperimentArm {
  readonly visitors: number
  /** Visitors with one order or more. */
  readonly buyers: number
  readonly orders: number
  /** Revenue of all orders, by currency. */
  readonly revenue: readonly {readonly currency: string; readonly amount: number}[]
}

/** Records that a visitor saw a variant; the first variant of a visitor stays. */
export function keepExposure(db: Database, arm: ExperimentArm, usid: string, now: number): void {
  execute(
    db,
    'INSERT OR IGNORE INTO experiment_visitor (site_id, experiment, usid, variant, seen_at) VALUES (?, ?, ?, ?, ?)',
    arm.siteId,
    arm.experiment,
    usid,
    arm.variant,
    now,
  )
}

/** Variant that a visitor saw first, or undefined. */
export const variantOf = (
  db: Database,
  {siteId, experiment}: Pick<ExperimentArm, 'siteId' | 'experiment'>,
  usid: string,
): string | undefined =>
  queryOne<{variant: string}>(
    db,
    'SELECT variant FROM experiment_visitor WHERE site_id = ? AND experiment = ? AND usid = ?',
    siteId,
    experiment,
    usid,
  )?.variant

/** Records an order of a visitor once. */
export function keepConversion(
  db: Database,
  {siteId, experiment, variant}: ExperimentArm,
  usid: string,
  {orderNo, revenue, currency}: ExperimentOrder,
): void {
  execute(
    db,
    `INSERT OR IGNORE INTO experiment_order (site_id, experiment, order_no, usid, variant, currency, revenue)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    siteId,
    experiment,
    orderNo,
    usid,
    variant,
    currency,
    revenue,
  )
}

interface ArmRow {
  site_id: string
  experiment: string
  variant: string
  visitors: number
  buyers: number
  orders: number
}

interface RevenueRow {
  site_id: string
  experiment: string
  variant: string
  currency: string
  amount: number
}

/** Results of every variant that was seen, by site and experiment. */
export function armResults(db: Database): ArmResult[] {
  const arms = queryAll<ArmRow>(
    db,
    `SELECT site_id, experiment, variant, COUNT(DISTINCT visitor.usid) AS visitors,
       COUNT(DISTINCT placed.usid) AS buyers, COUNT(placed.order_no) AS orders
     FROM experiment_visitor AS visitor
     LEFT JOIN experiment_order AS placed USING (site_id, experiment, variant, usid)
     GROUP BY site_id, experiment, variant ORDER BY site_id, experiment, variant`,
  )
  const revenue = queryAll<RevenueRow>(
    db,
    `SELECT site_id, experiment, variant, currency, SUM(revenue) AS amount FROM experiment_order
     GROUP BY site_id, experiment, variant, currency ORDER BY currency`,
  )
  return arms.map(({site_id: siteId, experiment, variant, visitors, buyers, orders}) => ({
    siteId,
    experiment,
    variant,
    visitors,
    buyers,
    orders,
    revenue: revenue
      .filter(
        (row) => row.site_id === siteId && row.experiment === experiment && row.variant === variant,
      )
      .map(({currency, amount}) => ({currency, amount})),
  }))
}
