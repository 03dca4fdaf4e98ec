import type {FastifyPluginAsync} from 'fastify'
import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {CommerceFault} from '../../../domains/commerce-fault'
import {findGiftCertificate} from '../../../domains/gift-certificates/gift-certificate-repository'
import type {Sandbox} from '../../../sandbox'
import {readCheckout, speakProblems} from '../../common/checkout-context'
import {amountOf} from '../../../wire/money-on-wire'

const PREFIX = '/pricing/shopper-gift-certificates/v1/organizations/:organizationId'

const CodeBody = Type.Object({giftCertificateCode: Type.String({minLength: 1, maxLength: 256})})

const giftCertificateRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.post('/gift-certificate', {schema: {body: CodeBody}}, async (request) => {
    const {site} = await readCheckout(sandbox, request)
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
  })
}

/** Shopper Gift Certificates v1. */
export const giftCertificatesPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (
  root,
  {sandbox},
) => {
  await root.register(
    async (app) => {
      speakProblems(app)
      await app.register(giftCertificateRoutes, {sandbox})
    },
    {prefix: PREFIX},
  )
}
