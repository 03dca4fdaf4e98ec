const message =
  'The address of the shop is `shopUrl` (config/shop-url.ts): what a request says of its host makes no address.'

/** Ways to read the host or the protocol that a request names. */
const reads = [
  'MemberExpression[property.name=/^(host|hostname)$/][object.name=/^(headers|req|request)$/]',
  "MemberExpression[property.name='host'][object.property.name='headers']",
  "MemberExpression[property.name='protocol'][object.name=/^(req|request)$/]",
  "VariableDeclarator[init.name='headers'] > ObjectPattern > Property[key.name='host']",
  "VariableDeclarator[init.property.name='headers'] > ObjectPattern > Property[key.name='host']",
  "Property[key.name='headers'] > ObjectPattern > Property[key.name='host']",
  'CallExpression[callee.property.name=/^(get|header)$/] > Literal[value=/^host$/i]',
  'MemberExpression[property.value=/^(host|x-forwarded-host|x-forwarded-proto)$/i]',
  'CallExpression[callee.property.name=/^(get|header)$/] > Literal[value=/^x-forwarded-(host|proto)$/i]',
  "Identifier[name='xForwardedOrigin']",
]

/** Entries of `shop/own-address`: no header makes an absolute address. */
export const ownAddressRules = reads.map((selector) => ({selector, message}))

/** Files that judge or set the host of a request. */
export const hostReaders = ['server/app/sender.ts', 'server/host/request-target.ts']
