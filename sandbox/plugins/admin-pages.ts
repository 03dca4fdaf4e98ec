import type {FastifyPluginAsync} from 'fastify'
import {acceptEmptyBodies} from '../http/common/empty-body'
import {readForms} from '../http/forms'
import type {Sandbox} from '../sandbox'
import {registerRoutes} from './register-routes'

/** The admin pages of the plug-ins below `/admin`. */
export const adminPagesPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (app, {sandbox}) => {
  acceptEmptyBodies(app)
  readForms(app)
  for (const one of sandbox.plugins) {
    registerRoutes(app, sandbox, one, one.plugin.adminPages ?? [])
  }
}
