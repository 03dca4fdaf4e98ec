/** Resolves the aliases of storefront and plug-ins in an environment of jest, which loads without the mapping that tests have. */
import Module from 'node:module'
import path from 'node:path'

const loader = Module as unknown as {
  _resolveFilename: (request: string, ...more: unknown[]) => string
}
const resolve = loader._resolveFilename
loader._resolveFilename = (request, ...more) =>
  resolve(
    request
      .replace(/^@(?=(?:app|common|config)\/)/, `${path.resolve()}/`)
      .replace(/^commerce-sandbox(?=\/)/, path.resolve('sandbox/plugins/public')),
    ...more,
  )
