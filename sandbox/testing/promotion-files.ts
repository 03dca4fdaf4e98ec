/** Builders of the promotion files of an archive: the elements that a test cares about. */
const impex = 'http://www.demandware.com/xml/impex'

const document = (root: string, schema: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="${impex}/${schema}">${content}</${root}>`

export const promotionsXml = (content: string) =>
  document('promotions', 'promotion/2008-01-31', content)
export const couponsXml = (content: string) => document('coupons', 'coupon/2008-06-17', content)
export const sourceCodesXml = (content: string) =>
  document('sourcecodes', 'sourcecode/2007-03-31', content)
export const customerGroupsXml = (content: string) =>
  document('customer-groups', 'customergroup/2007-06-30', content)

/** A campaign for everyone, without an end unless `more` says otherwise. */
export const campaign = (id: string, more = '') =>
  `<campaign campaign-id="${id}"><enabled-flag>true</enabled-flag>${
    more || '<customer-groups><customer-group group-id="Everyone"/></customer-groups>'
  }</campaign>`

/** A promotion with a rule; `head` goes before the name. */
export const promotion = (id: string, rule: string, head = '', texts = '') =>
  `<promotion promotion-id="${id}"><enabled-flag>true</enabled-flag>${head}
   <name xml:lang="x-default">${id}</name>${
     texts || `<callout-msg xml:lang="x-default">Callout of ${id}</callout-msg>`
   }${rule}</promotion>`

export const assignment = (promotionId: string, campaignId: string, more = '') =>
  `<promotion-campaign-assignment promotion-id="${promotionId}" campaign-id="${campaignId}">${more}</promotion-campaign-assignment>`

/** `<name>` with the products of these ids. */
export const productsById = (name: string, ...ids: string[]) =>
  `<${name}><included-products><condition-group><product-id-condition operator="is equal">${ids
    .map((id) => `<product-id>${id}</product-id>`)
    .join('')}</product-id-condition></condition-group></included-products></${name}>`
