/**
 * The domains of the sandbox in their order, lowest first: a domain imports only domains before it,
 * types included. The files directly in `sandbox/domains/` (money, ids, faults of commerce) are
 * below all of them. A new domain gets a line here, after the domains that it needs.
 */
export const sandboxDomains = [
  // How amounts are written.
  'amounts',
  // Configuration of a site in an archive, and values that all objects have.
  'sites',
  'attributes',
  'static-files',
  'source-codes',
  // Services that need little or no data of the shop.
  'faults',
  'limits',
  'postal-addresses',
  'outbox',
  'consents',
  'site-services',
  'custom-objects',
  'places',
  'stores',
  // The catalogue, prices and payment.
  'inventory',
  'pricing',
  'payment',
  'tax',
  'gift-certificates',
  'catalog',
  'content',
  // Shoppers, and data that depends on the caller.
  'customers',
  'promotions',
  'shipping',
  'slots',
  'pages',
  'seo',
  'search',
  'overview',
  // Lists, baskets and orders of shoppers.
  'lists',
  'baskets',
  'guests',
  'auth',
  'orders',
  'fulfilment',
  'order-documents',
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
