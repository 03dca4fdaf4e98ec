import type {FastifyPluginAsync} from 'fastify'
import type {Sandbox} from '../../../sandbox'
import {speakProblems} from '../../common/checkout-context'
import {customReadRoutes} from './routes'
import {customWriteRoutes} from './write-routes'

/** Custom endpoints of the project below `/custom`, in the form of B2C Commerce custom APIs. */
export const customPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (root, {sandbox}) => {
  await root.register(
    async (app) => {
      speakProblems(app)
      await app.register(customReadRoutes, {sandbox})
      await app.register(customWriteRoutes, {sandbox})
    },
    {prefix: '/custom'},
  )
}
