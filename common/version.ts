import product from '../package.json'

/** Version of the shop, as `package.json` names it: in pages, log lines and reports (rule LIMIT-12). Servers only. */
export const VERSION: string = product.version

/** Element of a document that names the version. */
export const VERSION_META = `<meta name="version" content="${VERSION}">`
