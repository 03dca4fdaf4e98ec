import {Type} from 'commerce-sandbox/plugin'

const Text = (maxLength = 256) => Type.Optional(Type.String({maxLength}))
const Email = Type.String({pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', maxLength: 256})
const Ids = Type.Array(Type.String({maxLength: 100}), {maxItems: 100})
const Day = Type.String({pattern: '^\\d{4}-\\d{2}-\\d{2}$'})

const File = Type.Object({
  name: Type.String({minLength: 1, maxLength: 200}),
  data: Type.String({minLength: 4, contentEncoding: 'base64', pattern: '^[A-Za-z0-9+/]+={0,2}$'}),
})
const Files = Type.Optional(Type.Array(File))

export const PricesBody = Type.Object({
  c_customerId: Text(),
  locale: Text(16),
  c_selected: Type.Optional(Ids),
  c_unselected: Type.Optional(Ids),
})
export const PriceBody = Type.Object({
  c_customerId: Text(),
  locale: Text(16),
  c_productId: Text(100),
  c_productIds: Type.Optional(Ids),
})
export const AccountBody = Type.Object({email: Email, token: Text(64), password: Text()})
export const WarrantyBody = Type.Object({
  email: Email,
  firstName: Text(),
  lastName: Text(),
  shop: Text(),
  proof: Files,
  gRecaptchaResponse: Text(4096),
  productId: Type.String({minLength: 1, maxLength: 100}),
  serialNumber: Type.String({minLength: 3, maxLength: 64}),
  purchasedOn: Day,
})
export const ContactBody = Type.Object({
  email: Email,
  firstName: Text(),
  lastName: Text(),
  phone: Text(20),
  orderNo: Text(64),
  /** The company or publication of a press request. */
  company: Text(),
  topic: Text(64),
  subject: Text(),
  message: Type.String({minLength: 1, maxLength: 10_000}),
  files: Files,
  requestId: Type.Optional(Type.String({minLength: 8, maxLength: 64})),
  gRecaptchaResponse: Text(4096),
})
/** A step of the checkout is kept as it was sent. */
export const TraceBody = Type.Object({traceId: Text(128)}, {additionalProperties: true})
