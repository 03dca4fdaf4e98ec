import {z} from 'zod'
import {
  findGiftCertificate,
  insertGiftCertificate,
  listGiftCertificates,
  type GiftCertificate,
} from '../../domains/gift-certificates/gift-certificate-repository'
import {randomId} from '../../domains/ids'
import {toDecimal, toMinor} from '../../domains/money'
import type {Sandbox} from '../../sandbox'
import {badRequest} from '../errors'
import {answerOf, owner, type AdminRoutes} from './admin-route'

/** An order to issue a certificate; a form of the dashboard sends an empty text for what is not filled in. */
const orderSchema = z.object({
  siteId: z.string(),
  code: z.string().trim().max(64).optional(),
  amount: z.coerce.number().positive().max(1_000_000),
  expiresAt: z.string().optional(),
})

const CODE_LENGTH = 12
const MAX_SHOWN = 200

const documentOf = ({siteId, code, amount, balance, currency, expiresAt}: GiftCertificate) => ({
  siteId,
  code,
  amount: toDecimal(amount, currency),
  balance: toDecimal(balance, currency),
  currency,
  expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
})

/** Issues a certificate in the currency of a site. Throws ApiProblem 400. */
function issue({db, sites}: Sandbox, body: unknown): GiftCertificate {
  const {success, data} = orderSchema.safeParse(body)
  const site = success ? sites.get(data.siteId) : undefined
  if (!success || !site) throw badRequest('A certificate needs a siteId and an amount above 0.')
  const code = data.code || randomId(CODE_LENGTH).toUpperCase()
  if (findGiftCertificate(db, site.id, code)) throw badRequest(`The code '${code}' is taken.`)
  const expiresAt = data.expiresAt ? Date.parse(data.expiresAt) : null
  if (Number.isNaN(expiresAt)) throw badRequest('expiresAt must be a date.')
  const amount = toMinor(data.amount, site.currency)
  const certificate: GiftCertificate = {
    siteId: site.id,
    code,
    status: 'issued',
    enabled: true,
    currency: site.currency,
    amount,
    balance: amount,
    merchantId: site.id,
    orderNo: null,
    recipientEmail: '',
    recipientName: '',
    senderName: '',
    message: null,
    description: null,
    expiresAt,
  }
  insertGiftCertificate(db, certificate)
  return certificate
}

/** Gift certificates, which archives do not contain: their list, and issuing one. */
export const giftCertificateRoutes: AdminRoutes = (route, {sandbox}) => {
  route('GET /gift-certificates', {needs: owner}, () => ({
    data: listGiftCertificates(sandbox.db, MAX_SHOWN).map(documentOf),
  }))
  route('POST /gift-certificates', {needs: owner}, (_owner, request, reply) =>
    answerOf(request, reply.status(201), 'test-data', documentOf(issue(sandbox, request.body))),
  )
}
