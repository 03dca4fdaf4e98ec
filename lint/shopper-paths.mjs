/** The beginning of a path of a Shopper API; `/custom/shopper-...` is a Custom API of a project. */
const PATH =
  '/^\\u002f(checkout|customer|experience|pricing|product|search|shopper|site|store)\\u002fshopper-/'

const message =
  'Use a hook of @salesforce/commerce-sdk-react, or `api.clients.of(...)` with a table of app/generated/commerce (ADR 0015).'

/** Entries of `shop/shopper-paths`: no page writes a call of the Shopper APIs by hand. */
export const shopperPathRules = [
  {selector: `Literal[value=${PATH}]`, message},
  {selector: `TemplateElement[value.cooked=${PATH}]`, message},
]
