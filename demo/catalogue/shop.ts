import path from 'node:path'

/** Site archive of our shop; `npm run generate -- archive` makes its XML and its 3D models. */
export const shopArchive = path.join(__dirname, '../archive')

/** Reviews and social posts of our shop, which a site archive has no place for. */
export const shopServices = path.join(__dirname, 'services')

/** The endpoints of our shop, a plug-in of the sandbox. */
export const shopEndpoints = path.join(__dirname, '../endpoints')

/** Settings with which the sandbox is our shop's backend; the environment's own values come first. */
export const shopEnvironment = {
  SANDBOX_DEFAULT_ARCHIVE: shopArchive,
  SANDBOX_SERVICES: shopServices,
  SANDBOX_PLUGINS: shopEndpoints,
  SANDBOX_ORGANIZATION: 'f_ecom_bhlt_001',
  SANDBOX_REVIEWS_CLIENT: 'Barnholt',
  SANDBOX_SOCIAL_FEED_ID: 'barnholt-at-home',
  // Development credentials that the defaults of the shop's variables name (`config/variables/`).
  SANDBOX_CLIENT_SECRET: 'sandbox-dev-secret',
  SANDBOX_REVIEWS_PASSKEY: 'sandbox-dev-reviews',
} as const

/** The same as flags, without the archive: for tests that run on a small shop of their own. */
export const shopFlags = {
  services: shopEnvironment.SANDBOX_SERVICES,
  plugins: shopEnvironment.SANDBOX_PLUGINS,
  organization: shopEnvironment.SANDBOX_ORGANIZATION,
  'reviews-client': shopEnvironment.SANDBOX_REVIEWS_CLIENT,
  'social-feed-id': shopEnvironment.SANDBOX_SOCIAL_FEED_ID,
} as const
