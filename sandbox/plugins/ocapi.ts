import type {FastifyPluginAsync} from 'fastify'
import {readJson} from '../http/json-structure'
import type {Sandbox} from '../sandbox'
import {registerRoutes} from './register-routes'

/** Media types of the reports of browsers. */
const REPORT_TYPES = ['application/csp-report', 'application/reports+json']

/** The resources of the plug-ins below the path and in the form of OCAPI Shop. */
export const ocapiResourcesPlugin: FastifyPluginAsync<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  readJson(app, {empty: {}, types: REPORT_TYPES})
  for (const one of sandbox.plugins) registerRoutes(app, sandbox, one, one.plugin.ocapi ?? [])
}
