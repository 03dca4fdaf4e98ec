import type {FastifyPluginAsync} from 'fastify'
import type {Sandbox} from '../../sandbox'
import {ApiProblem} from '../errors'

/** The Shopper APIs below `/organizations/{organizationId}`. */
export const scapiPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (app, {sandbox}) => {
  app.addHook('onRequest', async (request) => {
    const {organizationId} = request.params as {organizationId?: string}
    if (organizationId !== undefined && organizationId !== sandbox.config.organizationId) {
      throw new ApiProblem(
        404,
        'organization-not-found',
        'Organization Not Found',
        `No organization with ID '${organizationId}' was found.`,
        {organizationId},
      )
    }
  })
}
