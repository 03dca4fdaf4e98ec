import type {RouteOptions} from 'fastify'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {readConfig} from '../config'
import {buildSandbox} from '../http/app'

/** Every route of the sandbox, as it is registered; with those of plug-ins. */
export async function registeredRoutes(
  flags: Readonly<Record<string, string>> = {},
): Promise<readonly RouteOptions[]> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-routes-'))
  const routes: RouteOptions[] = []
  const app = await buildSandbox(readConfig({port: '0', data: dataDir, ...flags}, {}), {
    beforeRoutes: (server) => {
      server.addHook('onRoute', (route) => void routes.push(route))
    },
  })
  await app.ready()
  await app.close()
  fs.rmSync(dataDir, {recursive: true})
  return routes
}
