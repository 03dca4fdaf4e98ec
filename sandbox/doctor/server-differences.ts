import type {readClientSwitch, ServerFile} from './server-file'

type ClientSwitch = ReturnType<typeof readClientSwitch>

/** What `app/ssr.js` of a project says. */
export interface ProjectServer {
  readonly server: ServerFile
  readonly clientSwitch: ClientSwitch
  readonly shortCode: string
  /** True when the environment has the secret of the private client. */
  readonly hasSecret: boolean
}

/** Differences between a project's `app/ssr.js` and the sandbox, one sentence for each. */
export function serverDifferences(project: ProjectServer, publicUrl: string): string[] {
  const {origin} = new URL(publicUrl)
  return [
    ...privateClientDifferences(project, origin),
    ...hybridDifferences(project.server, origin),
    ...imageDifferences(project.server, origin),
  ]
}

function privateClientDifferences(project: ProjectServer, origin: string): string[] {
  const {server, clientSwitch, shortCode, hasSecret} = project
  const {file, usesPrivateClient} = server
  const isSplit =
    usesPrivateClient !== undefined && clientSwitch && clientSwitch.enabled !== usesPrivateClient
  const split = isSplit
    ? [
        `useSLASPrivateClient in ${file} is ${usesPrivateClient}, enablePWAKitPrivateClient in ${clientSwitch.file} is ${clientSwitch.enabled}: set both to the same value.`,
      ]
    : []
  if (!usesPrivateClient) return split
  return [
    ...split,
    ...targetDifferences(server, origin, shortCode),
    ...(hasSecret
      ? []
      : [
          `${file} uses a private SLAS client, and PWA_KIT_SLAS_CLIENT_SECRET is missing: set it to the value of --client-secret.`,
        ]),
  ]
}

function targetDifferences({file, slasTarget}: ServerFile, origin: string, shortCode: string) {
  if (!slasTarget) {
    return [
      `${file} uses a private SLAS client without slasTarget, so its logins go to https://${shortCode}.api.commercecloud.salesforce.com: add slasTarget: '${origin}' beside useSLASPrivateClient.`,
    ]
  }
  const {value} = slasTarget
  return value === undefined || value.replace(/\/$/, '') === origin
    ? []
    : [`slasTarget in ${file} is '${value}': set it to '${origin}'.`]
}

function hybridDifferences({file, hybridOrigin}: ServerFile, origin: string): string[] {
  return hybridOrigin === undefined || hybridOrigin === origin
    ? []
    : [
        `hybridProxy in ${file} is enabled and leads to ${hybridOrigin}: set enabled to false, because the sandbox has no pages of a classic storefront.`,
      ]
}

function imageDifferences({file, imageSources}: ServerFile, origin: string): string[] {
  if (!imageSources?.complete) return []
  if (imageSources.values.some((source) => allows(source, origin))) return []
  return [
    `The content security policy in ${file} blocks pictures from ${origin}: add '${new URL(origin).host}' to 'img-src'.`,
  ]
}

/** True when a source of a content security policy includes an origin. A host without a scheme stands for both. */
function allows(source: string, origin: string): boolean {
  const {protocol, hostname, port} = new URL(origin)
  if (source === '*' || source === protocol) return true
  const [, scheme, host = '', ownPort] =
    /^(?:([a-z]+:)\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/i.exec(source) ?? []
  if (scheme !== undefined && scheme.toLowerCase() !== protocol) return false
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === hostname
  return isHost && (ownPort === '*' || (ownPort ?? '') === port)
}
