/** Files of the build that only the server reads; never sent to a browser. */
const SERVER_ONLY =
  /^\/(ssr\.js|server-renderer\.js|request-processor\.js|loadable-stats\.json|script-hashes\.json|package\.json|bundle-id|config)(\.|\/|$)/

/** @param file path below the build, beginning with a slash */
export const isServerOnly = (file: string): boolean => SERVER_ONLY.test(file)
