import type {Database, SqlValue} from '../db/database'
import {execute} from '../db/database'
import {bumpRevision} from '../db/revision'

type Row = Record<string, SqlValue>

function insert(db: Database, table: string, row: Row): void {
  const columns = Object.keys(row)
  const marks = columns.map(() => '?').join(', ')
  execute(
    db,
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`,
    ...Object.values(row),
  )
}

interface SiteSeed {
  id: string
  locales: string
  currency: string
  taxation: 'gross' | 'net'
  /** Millionths by jurisdiction: `[country, state | '', rate]`; the first is the default. */
  taxes: [string, string, number][]
  /** Minor units: price of standard shipping, from which order value it is free, express. */
  shipping: {standard: number; freeFrom: number; express: number}
}

const sites: SiteSeed[] = [
  {
    id: 'DEU',
    locales: 'de-DE,en-DE',
    currency: 'EUR',
    taxation: 'gross',
    taxes: [['DE', '', 190_000]],
    shipping: {standard: 495, freeFrom: 10_000, express: 1290},
  },
  {
    id: 'USA',
    locales: 'en-US',
    currency: 'USD',
    taxation: 'net',
    taxes: [
      ['US', '', 0],
      ['US', 'CA', 72_500],
      ['US', 'NY', 40_000],
    ],
    shipping: {standard: 995, freeFrom: 15_000, express: 2495},
  },
  {
    id: 'JPN',
    locales: 'ja-JP,en-JP',
    currency: 'JPY',
    taxation: 'gross',
    taxes: [['JP', '', 100_000]],
    shipping: {standard: 660, freeFrom: 20_000, express: 1650},
  },
]

/** Prices are minor units in EUR, USD and JPY: list price, then sale price if any. */
export interface ProductSeed {
  id: string
  type?: 'item' | 'master' | 'variant'
  names?: Record<string, string>
  prices?: {EUR: number; USD: number; JPY: number}
  salePrices?: {EUR: number; USD: number; JPY: number}
  stock?: number
  online?: boolean
  minOrderQuantity?: number
  stepQuantity?: number
}

const products: ProductSeed[] = [
  {
    id: 'stroller-green',
    names: {default: 'City stroller', de: 'City Kinderwagen', ja: 'シティベビーカー'},
    prices: {EUR: 49_990, USD: 54_900, JPY: 78_000},
    stock: 20,
  },
  {
    id: 'blanket',
    names: {default: 'Knit blanket', de: 'Strickdecke'},
    prices: {EUR: 5990, USD: 6500, JPY: 8800},
    salePrices: {EUR: 4493, USD: 4895, JPY: 6601},
    stock: 50,
  },
  {id: 'cup-set', prices: {EUR: 999, USD: 1099, JPY: 1500}, minOrderQuantity: 2, stepQuantity: 2},
  {id: 'last-one', prices: {EUR: 9900, USD: 9900, JPY: 12_000}, stock: 1},
  {id: 'sold-out', prices: {EUR: 9900, USD: 9900, JPY: 12_000}, stock: 0},
  {id: 'offline', prices: {EUR: 9900, USD: 9900, JPY: 12_000}, online: false},
  {id: 'unpriced'},
  {id: 'city-master', type: 'master', prices: {EUR: 49_990, USD: 54_900, JPY: 78_000}},
]

/** Adds a product to the test catalog, every test site's stock and price books. */
export function seedProduct(db: Database, seed: ProductSeed): void {
  insert(db, 'product', {
    id: seed.id,
    catalog_id: 'test-master',
    type: seed.type ?? 'item',
    online: JSON.stringify({default: seed.online ?? true}),
    searchable: JSON.stringify({default: true}),
    tax_class_id: 'standard',
    min_order_quantity: seed.minOrderQuantity ?? 1,
    step_quantity: seed.stepQuantity ?? 1,
    texts: JSON.stringify({name: seed.names ?? {default: seed.id}}),
    attributes: '{}',
    custom: '{}',
    set_products: '[]',
    bundled_products: '[]',
  })
  insert(db, 'category_assignment', {
    catalog_id: 'test-storefront',
    category_id: 'all',
    product_id: seed.id,
    is_primary: 1,
  })
  for (const {id: siteId, currency} of sites) {
    const money = currency as 'EUR' | 'USD' | 'JPY'
    for (const [kind, prices] of [
      ['list', seed.prices],
      ['sale', seed.salePrices],
    ] as const) {
      if (!prices) continue
      insert(db, 'price', {
        price_book_id: `${kind}-${currency}`,
        product_id: seed.id,
        quantity: 1,
        amount: prices[money],
      })
    }
    insert(db, 'inventory_record', {
      list_id: `inventory-${siteId}`,
      product_id: seed.id,
      allocation: seed.stock ?? 100,
      perpetual: 0,
      handling: 'none',
      handling_allocation: 0,
    })
  }
}

function seedSite(db: Database, site: SiteSeed): void {
  const {id, currency, taxation} = site
  insert(db, 'site', {
    id,
    name: id,
    currency,
    taxation,
    preferences: JSON.stringify({
      siteCatalog: 'test-storefront',
      sitePriceBooks: `list-${currency},sale-${currency}`,
      siteInventoryList: `inventory-${id}`,
      siteLibrary: 'test-library',
      siteTaxation: taxation,
      siteCurrency: currency,
      siteLocales: site.locales,
      siteDefaultLocale: site.locales.split(',')[0] ?? '',
    }),
  })
  insert(db, 'inventory_list', {id: `inventory-${id}`, default_in_stock: 0})
  for (const kind of ['list', 'sale']) {
    insert(db, 'price_book', {
      id: `${kind}-${currency}`,
      currency,
      parent_id: kind === 'sale' ? `list-${currency}` : null,
      online: 1,
      name: '{}',
    })
  }
  seedTaxes(db, site)
  seedShipping(db, site)
  seedPayment(db, site)
}

function seedTaxes(db: Database, {id, taxes}: SiteSeed): void {
  insert(db, 'tax_class', {site_id: id, id: 'standard', name: 'Standard', is_default: 1})
  taxes.forEach(([country, state, rate], position) => {
    const jurisdiction = `${country}${state}`
    insert(db, 'tax_jurisdiction', {
      site_id: id,
      id: jurisdiction,
      name: jurisdiction,
      is_default: position === 0 ? 1 : 0,
      address_mappings: JSON.stringify([{key1: country, ...(state ? {key2: state} : {})}]),
    })
    insert(db, 'tax_rate', {
      site_id: id,
      jurisdiction_id: jurisdiction,
      class_id: 'standard',
      rate_micros: rate,
    })
  })
}

function seedShipping(db: Database, {id, currency, shipping}: SiteSeed): void {
  const method = (methodId: string, name: Row['name'], table: object[]) => ({
    site_id: id,
    id: methodId,
    online: 1,
    is_default: methodId === 'standard' ? 1 : 0,
    currency,
    tax_class_id: 'standard',
    name: name ?? null,
    description: JSON.stringify({default: `${methodId} delivery`}),
    price_table: JSON.stringify(table),
    custom: '{}',
  })
  const standard = method(
    'standard',
    JSON.stringify({default: 'Standard', de: 'Standardversand'}),
    [
      {orderValue: 0, amount: shipping.standard},
      {orderValue: shipping.freeFrom, amount: 0},
    ],
  )
  const express = method('express', JSON.stringify({default: 'Express'}), [
    {orderValue: 0, amount: shipping.express},
  ])
  insert(db, 'shipping_method', {...standard, position: 0})
  insert(db, 'shipping_method', {...express, position: 1})
}

function seedPayment(db: Database, {id}: SiteSeed): void {
  for (const [position, method] of ['INVOICE', 'CREDIT_CARD'].entries()) {
    insert(db, 'payment_method', {
      site_id: id,
      id: method,
      position,
      enabled: 1,
      name: JSON.stringify({default: method === 'INVOICE' ? 'Invoice' : 'Credit card'}),
      description: '{}',
      processor_id: method === 'CREDIT_CARD' ? 'BASIC_CREDIT' : null,
      limits: '{}',
      countries: '[]',
      currencies: '[]',
      customer_groups: '[]',
      custom: '{}',
    })
  }
  insert(db, 'payment_card', {
    site_id: id,
    card_type: 'Visa',
    position: 0,
    enabled: 1,
    name: JSON.stringify({default: 'Visa'}),
    description: '{}',
    checksum: 1,
    number_lengths: JSON.stringify(['13', '16']),
    number_prefixes: JSON.stringify(['4']),
    security_code_length: 3,
  })
}

/** A folder with two content assets, one of them translated, and an asset that is switched off. */
function seedContent(db: Database): void {
  const library_id = 'test-library'
  const everywhere = JSON.stringify({default: true})
  const asset = (id: string, online: string, body: Record<string, string>) => {
    insert(db, 'content_asset', {
      library_id,
      id,
      online,
      searchable: everywhere,
      texts: JSON.stringify({name: {default: id, de: `${id} (de)`}}),
      custom: JSON.stringify({body}),
    })
    insert(db, 'content_folder_assignment', {
      library_id,
      content_id: id,
      folder_id: 'help',
      is_default: 1,
    })
  }
  insert(db, 'content_folder', {
    library_id,
    id: 'help',
    position: 0,
    online: everywhere,
    texts: JSON.stringify({name: {default: 'Help', de: 'Hilfe'}}),
    custom: '{}',
  })
  asset('returns', everywhere, {default: '<p>Returns</p>', de: '<p>Rückgabe</p>'})
  asset('warranty', everywhere, {default: '<p>Warranty</p>'})
  asset('draft', JSON.stringify({default: false}), {default: '<p>Draft</p>'})
}

/** Fills an empty database with three priced sites, one content site and a few products. */
export function seedShop(db: Database): void {
  db.transaction(() => {
    insert(db, 'catalog', {id: 'test-storefront'})
    insert(db, 'library', {id: 'test-library'})
    for (const site of sites) seedSite(db, site)
    insert(db, 'site', {
      id: 'GLO',
      name: 'GLO',
      currency: 'EUR',
      taxation: 'gross',
      preferences: JSON.stringify({
        siteCatalog: 'test-storefront',
        siteLibrary: 'test-library',
        siteCurrency: 'EUR',
        siteLocales: 'en-GR',
        isContentOnlySite: true,
      }),
    })
    for (const product of products) seedProduct(db, product)
    seedContent(db)
    bumpRevision(db, 'catalog')
  })()
}
