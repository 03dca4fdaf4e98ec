/**
 * The domains of the sandbox in their order, lowest first: a domain imports only domains before it,
 * types included. The files directly in `sandbox/domains/` (money, ids, faults of commerce) lie
 * below all of them. A new domain gets a line here, behind those that it needs.
 */
export const sandboxDomains = [
  // What an archive configures for a site, and values that all objects have.
  'sites',
  'attributes',
  'static-files',
  'source-codes',
  // Services that need little or nothing of the shop.
  'faults',
  'outbox',
  'consents',
  'site-services',
  'social',
  'custom-objects',
  'stores',
  // The catalogue and what is paid for it.
  'inventory',
  'pricing',
  'payment',
  'psp',
  'tax',
  'gift-certificates',
  'catalog',
  'content',
  'reviews',
  // Shoppers, and what depends on who asks.
  'customers',
  'promotions',
  'shipping',
  'slots',
  'pages',
  'seo',
  'search',
  'personalisation',
  'overview',
  // What shoppers collect and buy.
  'lists',
  'baskets',
  'guests',
  'auth',
  'orders',
]

/**
 * The layers of the sandbox below `http`: a file of a layer imports files of its own layer and of
 * those in its list, and no others of the sandbox.
 */
export const sandboxLayers = {
  db: [],
  domains: ['db'],
  wire: ['db', 'domains'],
}

/** Folders that do not import each other. */
export const sandboxNeighbours = [['http/scapi', 'http/ocapi']]
