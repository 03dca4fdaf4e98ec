/**
 * The shop's policy of Trusted Types: markup and addresses of scripts that reach the document pass through here, so that a
 * browser reports every other one (docs/guides/host.md "Headers of every answer").
 */
interface Policy {
  createHTML(text: string): string
  createScriptURL(text: string): string
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Partial<Record<keyof Policy, (text: string) => string | null>>,
  ): Policy
}

const same = (text: string): string => text

const {trustedTypes} = globalThis as {trustedTypes?: PolicyFactory}
const policy = trustedTypes?.createPolicy('shop', {createHTML: same, createScriptURL: same})

/** Number of texts of which the value is kept. */
const MAX_CACHED = 50
const cache = new Map<string, string>()

/**
 * Markup that the server has sanitised, for `dangerouslySetInnerHTML`. The same markup has the same value, because React
 * takes another one for a change.
 */
export function trustedHtml(html: string): string {
  if (!policy) return html
  const value = cache.get(html) ?? policy.createHTML(html)
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(html, value)
  return value
}

/** Address of a script of the bundle or of a declared service. */
export const trustedScript = (url: string): string => policy?.createScriptURL(url) ?? url

/** Allows one address of a script as text, for a library that does not know Trusted Types. Call it once per document. */
export const trustByDefault = (url: string): void =>
  void trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => (text === url ? text : null),
  })
