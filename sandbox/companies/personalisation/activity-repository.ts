import {type Database, execute, queryAll} from 'commerce-sandbox/database'
import type {JsonValue} from 'commerce-sandbox/plugin'

export interface Activity {
  readonly siteId: string
  readonly kind: string
  readonly cookieId?: string
  readonly userId?: string
  readonly categoryId?: string
  readonly searchText?: string
  readonly recommender?: string
  readonly recoUuid?: string
  readonly products: readonly {readonly id: string; readonly sku?: string}[]
  /** Remaining data of the activity. */
  readonly body: JsonValue
}

/** Shopper who views products; one of the ids is sufficient. */
export interface Viewer {
  readonly cookieId?: string
  readonly userId?: string
}

export function insertActivity(db: Database, activity: Activity): void {
  db.transaction(() => {
    const [row] = queryAll<{id: number}>(
      db,
      `INSERT INTO activity (site_id, kind, cookie_id, user_id, category_id, search_text,
         recommender, reco_uuid, body, happened_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
      activity.siteId,
      activity.kind,
      activity.cookieId ?? null,
      activity.userId ?? null,
      activity.categoryId ?? null,
      activity.searchText ?? null,
      activity.recommender ?? null,
      activity.recoUuid ?? null,
      JSON.stringify(activity.body),
      Date.now(),
    )
    for (const {id, sku} of activity.products) {
      execute(
        db,
        'INSERT OR IGNORE INTO activity_product (activity_id, product_id, sku) VALUES (?, ?, ?)',
        row?.id ?? 0,
        id,
        sku ?? null,
      )
    }
  }).immediate()
}

/** Returns the products that a shopper viewed, latest first, each once. */
export function recentlyViewed(db: Database, siteId: string, viewer: Viewer): string[] {
  return queryAll<{product_id: string}>(
    db,
    `SELECT p.product_id, max(a.id) AS latest FROM activity a
     JOIN activity_product p ON p.activity_id = a.id
     WHERE a.site_id = ? AND a.kind = 'viewProduct'
       AND (a.cookie_id = ? OR a.user_id = ?)
     GROUP BY p.product_id ORDER BY latest DESC LIMIT 50`,
    siteId,
    viewer.cookieId ?? '',
    viewer.userId ?? '',
  ).map((row) => row.product_id)
}

/** Returns how often products were viewed by the shoppers who viewed one of `ids`. */
export function viewedTogether(
  db: Database,
  siteId: string,
  ids: readonly string[],
): Map<string, number> {
  if (ids.length === 0) return new Map()
  const marks = ids.map(() => '?').join(', ')
  const rows = queryAll<{product_id: string; viewers: number}>(
    db,
    `SELECT p.product_id, count(DISTINCT a.cookie_id) AS viewers FROM activity a
     JOIN activity_product p ON p.activity_id = a.id
     WHERE a.site_id = ? AND a.kind IN ('viewProduct', 'addToCart') AND a.cookie_id IN (
       SELECT a2.cookie_id FROM activity a2 JOIN activity_product p2 ON p2.activity_id = a2.id
       WHERE a2.site_id = ? AND p2.product_id IN (${marks}))
     GROUP BY p.product_id`,
    siteId,
    siteId,
    ...ids,
  )
  return new Map(rows.map((row) => [row.product_id, row.viewers]))
}

interface OrderedRow {
  order_no: string
  product_id: string
}

const ORDERED = `SELECT o.order_no,
    coalesce((SELECT v.master_id FROM product_variant v
      WHERE v.variant_id = json_extract(i.value, '$.productId') LIMIT 1),
      json_extract(i.value, '$.productId')) AS product_id
  FROM customer_order o, json_each(o.content, '$.items') i
  WHERE o.site_id = ? AND o.status NOT IN ('failed', 'cancelled')`

/** Returns the number of the site's latest orders that contain a product, by master. */
export function orderCounts(db: Database, siteId: string): Map<string, number> {
  return countBy(latestOrdered(db, siteId))
}

/** Returns the number of the latest orders that contain a product together with one of `ids`. */
export function orderedTogether(
  db: Database,
  siteId: string,
  ids: readonly string[],
): Map<string, number> {
  const rows = latestOrdered(db, siteId)
  const orders = new Set(
    rows.filter((row) => ids.includes(row.product_id)).map((row) => row.order_no),
  )
  return countBy(rows.filter((row) => orders.has(row.order_no)))
}

function latestOrdered(db: Database, siteId: string): OrderedRow[] {
  return queryAll<OrderedRow>(db, `${ORDERED} ORDER BY o.created_at DESC LIMIT 5000`, siteId)
}

function countBy(rows: readonly OrderedRow[]): Map<string, number> {
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  for (const {order_no: orderNo, product_id: productId} of rows) {
    if (seen.has(`${orderNo} ${productId}`)) continue
    seen.add(`${orderNo} ${productId}`)
    counts.set(productId, (counts.get(productId) ?? 0) + 1)
  }
  return counts
}
