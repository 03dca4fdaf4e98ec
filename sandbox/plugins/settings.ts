import type {TString} from '@sinclair/typebox'
import {Value} from '@sinclair/typebox/value'
import type {SandboxConfig} from '../config'

/** A value that users of the sandbox set for a plug-in, by flag or environment variable. */
export interface PluginSetting {
  /** What it is, as `--help` prints it. */
  readonly description: string
  /** The value in `--help`, such as `URL`; `TEXT` when absent. */
  readonly placeholder?: string
  readonly schema: TString
  /** The value when none is given. A setting without one may be absent. */
  readonly fallback?: string
  /** True for a secret: a server to which none is given draws one at its first start, and keeps it. */
  readonly secret?: boolean
  /** True for an address under which browsers reach the plug-in: no call of the sandbox leads to its origin. */
  readonly ownAddress?: boolean
}

type Definitions = Readonly<Record<string, PluginSetting>>
type Values<All extends Definitions> = {
  readonly [Key in keyof All]: All[Key] extends {readonly fallback: string}
    ? string
    : string | undefined
}

/** A setting with its names: `apiKey` of `payment` is `--payment-api-key` and `SANDBOX_PAYMENT_API_KEY`. */
export interface NamedSetting extends PluginSetting {
  /** Name in `SandboxConfig.settings` and in `secrets.json`, such as `paymentApiKey`. */
  readonly id: string
  readonly flag: string
  readonly env: string
}

const flagOf = (plugin: string, key: string): string =>
  `${plugin}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
const idOf = (plugin: string, key: string): string =>
  flagOf(plugin, key).replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase())

/** The settings of one plug-in. */
export class PluginSettings<All extends Definitions = Definitions> {
  constructor(
    /** Name of the plug-in. */
    readonly plugin: string,
    private readonly definitions: All,
  ) {}

  get named(): readonly NamedSetting[] {
    return Object.entries(this.definitions).map(([key, setting]) => {
      const flag = flagOf(this.plugin, key)
      const env = `SANDBOX_${flag.toUpperCase().replaceAll('-', '_')}`
      return {...setting, id: idOf(this.plugin, key), flag, env}
    })
  }

  /** The values of a running sandbox. */
  of({config}: {readonly config: Pick<SandboxConfig, 'settings'>}): Values<All> {
    const entries = Object.entries(this.definitions).map(([key, {fallback}]) => [
      key,
      config.settings[idOf(this.plugin, key)] ?? fallback,
    ])
    return Object.fromEntries(entries) as Values<All>
  }
}

/**
 * Declares the settings of a plug-in.
 * @param plugin its name
 * @param definitions by name in camel case
 */
export const pluginSettings = <const All extends Definitions>(
  plugin: string,
  definitions: All,
): PluginSettings<All> => new PluginSettings(plugin, definitions)

/** What is wrong with a value; undefined when it can be used. */
export const settingProblem = ({schema}: PluginSetting, value: string): string | undefined =>
  Value.Errors(schema, value).First()?.message.toLowerCase()
