/** A plug-in that cannot be used; the message is one sentence that names its file. */
export class PluginError extends Error {}

/** The message of anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** The same failure as an error that names the file of the plug-in. */
export const inPlugin = (file: string, error: unknown): PluginError =>
  new PluginError(`The plug-in ${file} cannot be used: ${messageOf(error)}`, {cause: error})
