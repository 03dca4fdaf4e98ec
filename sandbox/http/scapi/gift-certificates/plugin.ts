import {Type} from '@sinclair/typebox'
import {CommerceFault} from '../../../domains/commerce-fault'
import {findGiftCertificate} from '../../../domains/gift-certificates/gift-certificate-repository'
import {shopper, shopperApi, type ApiRoutes} from '../../common/shopper-api'
import {amountOf} from '../../../wire/money-on-wire'

const CodeBody = Type.Object({giftCertificateCode: Type.String({minLength: 1, maxLength: 256})})

const giftCertificateRoutes: ApiRoutes<'/shopper-gift-certificates/v1'> = (route, sandbox) => {
  route(
    'POST /gift-certificate',
    {needs: shopper, schema: {body: CodeBody}},
    ({context: {site}}, request) => {
      const code = request.body.giftCertificateCode.trim()
      const found = findGiftCertificate(sandbox.db, site.id, code)
      if (!found) {
        throw new CommerceFault(
          'GiftCertificateNotFound',
          'The gift certificate with the provided code could not be retrieved.',
        )
      }
      return {
        amount: amountOf(found.amount, found.currency),
        balance: amountOf(found.balance, found.currency),
        description: found.description ?? undefined,
        enabled: found.enabled,
        maskedGiftCertificateCode: code.slice(-4).padStart(code.length, '*'),
        merchantId: found.merchantId,
        message: found.message ?? undefined,
        recipientEmail: found.recipientEmail,
        recipientName: found.recipientName,
        senderName: found.senderName,
        status: found.status,
      }
    },
  )
}

/** Shopper Gift Certificates v1. */
export const giftCertificatesPlugin = shopperApi(
  '/pricing',
  '/shopper-gift-certificates/v1',
  giftCertificateRoutes,
)
