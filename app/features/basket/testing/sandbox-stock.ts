import {testSandbox} from '@app/shared/test/sandbox-handle'

/** Discards the sandbox's caches of imported data, as every import does. */
function discardCaches(): void {
  testSandbox().sql("UPDATE data_revision SET revision = revision + 1 WHERE name = 'catalog'")
}

/** Sets the units of a product in the stock of every site of the sandbox. */
export function setStock(productId: string, units: number): void {
  testSandbox().sql(
    'UPDATE inventory_record SET allocation = ? WHERE product_id = ?',
    units,
    productId,
  )
  discardCaches()
}

/** Takes a product out of the catalogue, or puts it back. */
export function setOnline(productId: string, isOnline: boolean): void {
  testSandbox().sql(
    "UPDATE product SET online = json_set('{}', '$.default', json(?)) WHERE id = ?",
    String(isOnline),
    productId,
  )
  discardCaches()
}

/** Sets a preference of a site, as an import of its preferences does. */
export function setPreference(siteId: string, id: string, value: string | boolean): void {
  testSandbox().sql(
    `UPDATE site SET preferences = json_set(preferences, '$.${id}', json(?)) WHERE id = ?`,
    JSON.stringify(value),
    siteId,
  )
  discardCaches()
}

/** Lets no delivery method of a site take a product; null lets all methods take all products. */
export function setUndeliverable(siteId: string, productId: string | null): void {
  const rules =
    productId === null
      ? {}
      : {
          excludedProducts: {
            included: [[{kind: 'product-id', operator: 'is equal', values: [productId]}]],
            excluded: [],
          },
        }
  testSandbox().sql(
    'UPDATE shipping_method SET rules = ? WHERE site_id = ?',
    JSON.stringify(rules),
    siteId,
  )
  discardCaches()
}
