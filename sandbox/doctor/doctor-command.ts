import fs from 'node:fs'
import path from 'node:path'
import type {SandboxConfig} from '../config'
import {openDatabase} from '../db/database'
import {SiteRegistry, type Site} from '../domains/sites/site-registry'
import {findDifferences} from './find-differences'
import {readProject, type Project} from './project-config'
import {serverDifferences} from './server-differences'
import {readClientSwitch, readServerFile} from './server-file'

type Environment = Readonly<Record<string, string | undefined>>

/** Sites of the database in a folder; none when nothing was imported there. */
function readSites(dataDir: string): Site[] {
  if (!fs.existsSync(path.join(dataDir, 'sandbox.db'))) return []
  const db = openDatabase(dataDir)
  try {
    return new SiteRegistry(db).all()
  } finally {
    db.close()
  }
}

/** What has to change in the `app/ssr.js` of a project, when it has one. */
function serverFindings(
  folder: string,
  {config}: Project,
  env: Environment,
  {publicUrl}: SandboxConfig,
): string[] {
  const server = readServerFile(folder)
  if (!server) return []
  const shortCode = config.app?.commerceAPI?.parameters?.shortCode ?? '{shortCode}'
  const hasSecret = Boolean(env['PWA_KIT_SLAS_CLIENT_SECRET'])
  const clientSwitch = readClientSwitch(folder)
  return serverDifferences({server, clientSwitch, shortCode, hasSecret}, publicUrl)
}

/**
 * `commerce-sandbox doctor [PROJECT]`: checks the configuration and `app/ssr.js` of a PWA Kit project, by default
 * the one in this folder, against a sandbox that is started with the same flags. Resolves to 0 when nothing has to change, else to 1.
 */
export async function doctorCommand(
  config: SandboxConfig,
  folder: string,
  env: Environment,
): Promise<number> {
  const project = await readProject(path.resolve(folder))
  const sites = readSites(config.dataDir)
  const findings = [
    ...(sites.length === 0
      ? [
          `There is no shop in ${config.dataDir}: import an archive first, or name its folder with --data.`,
        ]
      : []),
    ...findDifferences(project, {config, sites}, env),
    ...serverFindings(path.resolve(folder), project, env, config),
  ]
  for (const finding of findings) console.log(`- ${finding}`)
  console.log(
    findings.length === 0
      ? `${project.file} fits the sandbox at ${config.publicUrl}.`
      : `${findings.length} to change. Start the sandbox with the same flags as this command.`,
  )
  return findings.length === 0 ? 0 : 1
}
