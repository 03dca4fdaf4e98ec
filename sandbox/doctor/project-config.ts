import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {z} from 'zod'
import {ConfigError} from '../config'

const text = z.string().optional()

const siteSchema = z.looseObject({
  id: z.string(),
  l10n: z
    .looseObject({
      supportedCurrencies: z.array(z.string()).optional(),
      supportedLocales: z.array(z.looseObject({id: z.string()})).optional(),
    })
    .optional(),
})

/** The parts of a PWA Kit configuration that name a backend. */
const schema = z.looseObject({
  app: z
    .looseObject({
      defaultSite: text,
      sites: z.array(siteSchema).optional(),
      commerceAPI: z
        .looseObject({
          proxyPath: text,
          parameters: z
            .looseObject({
              clientId: text,
              organizationId: text,
              shortCode: text,
              siteId: text,
            })
            .optional(),
        })
        .optional(),
      login: z
        .looseObject({
          passwordless: z.looseObject({callbackURI: text}).optional(),
          social: z.looseObject({redirectURI: text}).optional(),
          resetPassword: z.looseObject({callbackURI: text}).optional(),
        })
        .optional(),
    })
    .optional(),
  ssrParameters: z
    .looseObject({
      proxyConfigs: z.array(z.looseObject({host: text, path: text, protocol: text})).optional(),
    })
    .optional(),
})

/** Configuration of a PWA Kit project, as far as it names a backend. */
export type ProjectConfig = z.infer<typeof schema>

/** Files in the order in which `pwa-kit-dev start` looks for them. */
const FILES = ['local', 'default'].flatMap((name) =>
  ['js', 'cjs', 'mjs', 'json'].map((extension) => path.join('config', `${name}.${extension}`)),
)

export interface Project {
  /** Path of the configuration file below the project. */
  readonly file: string
  readonly config: ProjectConfig
}

/**
 * Loads the configuration of the project in a folder, which runs its file as PWA Kit does.
 * @throws ConfigError when there is none, when it fails, or when its form is not that of PWA Kit
 */
export async function readProject(folder: string): Promise<Project> {
  const file = FILES.find((name) => fs.existsSync(path.join(folder, name)))
  if (file === undefined) {
    throw new ConfigError(
      `${folder} has no config/default.js: name the folder of a PWA Kit project.`,
    )
  }
  const parsed = schema.safeParse(await load(path.join(folder, file)))
  if (parsed.success) return {file, config: parsed.data}
  const [issue] = parsed.error.issues
  throw new ConfigError(
    `${file} is not a PWA Kit configuration: ${issue?.path.join('.') || 'the export'}: ${issue?.message}`,
  )
}

async function load(file: string): Promise<unknown> {
  try {
    return createRequire(file)(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_REQUIRE_ESM') return loadModule(file)

    throw new ConfigError(
      `${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** The default export of an ES module, which Node 20 does not load with `require`. */
async function loadModule(file: string): Promise<unknown> {
  const {default: loaded} = (await import(pathToFileURL(file).href)) as {default: unknown}
  return loaded
}
