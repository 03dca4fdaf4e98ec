import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import appendLoader from './append-loader'
import {browserRendererRules} from './browser-renderer'

const file = path.resolve('node_modules/react-dom/client.js')

test('the first hydration is a transition', () => {
  const [rule] = browserRendererRules
  expect(rule?.test.test(file)).toBe(true)
  const code = appendLoader.call(
    {getOptions: () => ({code: rule?.use?.options.code ?? ''})},
    fs.readFileSync(file, 'utf8'),
  )
  const calls: string[] = []
  const root = {}
  const modules: Record<string, object> = {
    react: {
      startTransition: (update: () => void) => {
        calls.push('begin')
        update()
        calls.push('end')
      },
    },
    'react-dom': {
      createRoot: () => undefined,
      hydrateRoot: (container: string, element: string) => {
        calls.push(`hydrate ${element} ${container}`)
        return root
      },
      __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: {},
    },
  }
  const module = {exports: {} as {hydrateRoot?: (...args: string[]) => object}}
  new Function('module', 'exports', 'require', code)(
    module,
    module.exports,
    (name: string) => modules[name] ?? (createRequire(file)(name) as unknown),
  )
  expect(module.exports.hydrateRoot?.('here', 'app')).toBe(root)
  expect(calls).toEqual(['begin', 'hydrate app here', 'end'])
})
