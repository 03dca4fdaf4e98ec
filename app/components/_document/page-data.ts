import {cloneElement, type ReactElement} from 'react'
import {getConfig} from '@salesforce/pwa-kit-runtime/utils/ssr-config'

interface InlineProps {
  id?: string
  dangerouslySetInnerHTML?: {__html: string}
}

const CONFIG = /"__CONFIG__":\{.*?\},"__PRELOADED_STATE__"/s

/** Escaped slash as PWA Kit writes it; with an escaped `<`, a plain slash cannot end an element. */
const SPELT = '\\u002F'
/**
 * Escaped slashes, and escaped backslashes, so that the second backslash of one is not read as the start of
 * an escaped slash.
 */
const SLASH = /\\\\|\\u002F/g

/** JSON that is safe in a script element. */
const toScriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003C')

/**
 * The page's data without the fields of PWA Kit's configuration that only the server reads: the lists of
 * bundle files and the proxies. Browsers read its `app` only. Slashes, which are frequent in addresses, are
 * written unescaped.
 */
export function slimPageData(json: string, config: {app?: unknown}): string {
  const slim = `"__CONFIG__":${toScriptJson({app: config.app})},"__PRELOADED_STATE__"`
  return json.replace(CONFIG, () => slim).replace(SLASH, (pair) => (pair === SPELT ? '/' : pair))
}

/** PWA Kit's data element, reduced; any other element unchanged. */
export function withoutServerConfiguration<Props extends InlineProps>(
  element: ReactElement<Props>,
): ReactElement<Props> {
  const {id, dangerouslySetInnerHTML: inline} = element.props
  if (id !== 'mobify-data' || !inline) return element
  return cloneElement(element as ReactElement<InlineProps>, {
    dangerouslySetInnerHTML: {__html: slimPageData(inline.__html, getConfig())},
  }) as ReactElement<Props>
}
