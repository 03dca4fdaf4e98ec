/** Objects that have their fields from elsewhere. */
const WHOLE = ':matches(Identifier[name!="undefined"], MemberExpression)'

/** Takes such an object over whole, behind a condition as well. */
const copies = (place) => [
  `${place} ObjectExpression > SpreadElement > ${WHOLE}`,
  `${place} ObjectExpression > SpreadElement > LogicalExpression > ${WHOLE}.right`,
]

const FIELD = 'Property[key.name=/^(body|query)$/]'
/** Queries and bodies: of an object with a method, and of an argument of a call; but texts and events send nothing. */
const SENT = [
  `ObjectExpression:has(> Property[key.name="method"]) > ${FIELD}`,
  `CallExpression:not([callee.name=/^(t|track)$/]) > ObjectExpression:not(:has(> Property[key.name="method"])) > ${FIELD}`,
]
/** Calls whose last argument is the body. */
const SESSION_CALL = 'CallExpression[callee.name=/^(postSession|signIn)$/]'

const restricted = (selectors) =>
  selectors.map((selector) => ({
    selector,
    message:
      'List the fields that are sent, with `pick` for example: an object from elsewhere can carry more, such as a password.',
  }))

/** Entries of `shop/listed-fields`: no query and no body takes an object over whole. */
export const copiedFieldRules = restricted(SENT.flatMap(copies))

/** The same for code of the browser, where no query and no body is an object from elsewhere either. */
export const listedFieldRules = [
  ...copiedFieldRules,
  ...restricted([
    ...SENT.map((sent) => `${sent} > ${WHOLE}.value`),
    ...copies('NewExpression[callee.name="URLSearchParams"]'),
    ...copies(SESSION_CALL),
    `${SESSION_CALL} > ${WHOLE}.arguments:nth-child(3)`,
  ]),
]
