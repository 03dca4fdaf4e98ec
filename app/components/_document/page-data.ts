import {cloneElement, type ReactElement} from 'react'
import {getConfig} from '@salesforce/pwa-kit-runtime/utils/ssr-config'

interface InlineProps {
  id?: string
  dangerouslySetInnerHTML?: {__html: string}
}

const CONFIG = /"__CONFIG__":\{.*?\},"__PRELOADED_STATE__"/s

/** A slash as PWA Kit spells it; no tag begins with one, as long as its bracket is spelt out. */
const SPELT = '\\u002F'
/** The spelling, and escaped backslashes so that none of theirs is taken for its first. */
const SLASH = /\\\\|\\u002F/g

/** JSON that may stand in a script element. */
const toScriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003C')

/**
 * The page's data without what only the server reads of PWA Kit's configuration: the lists of bundle
 * files and the proxies. Browsers read its `app` alone. Slashes, of which addresses are full, are written
 * as such.
 */
export function slimPageData(json: string, config: {app?: unknown}): string {
  const slim = `"__CONFIG__":${toScriptJson({app: config.app})},"__PRELOADED_STATE__"`
  return json.replace(CONFIG, () => slim).replace(SLASH, (pair) => (pair === SPELT ? '/' : pair))
}

/** PWA Kit's data element, slimmed; any other element as it is. */
export function withoutServerConfiguration<Props extends InlineProps>(
  element: ReactElement<Props>,
): ReactElement<Props> {
  const {id, dangerouslySetInnerHTML: inline} = element.props
  if (id !== 'mobify-data' || !inline) return element
  return cloneElement(element as ReactElement<InlineProps>, {
    dangerouslySetInnerHTML: {__html: slimPageData(inline.__html, getConfig())},
  }) as ReactElement<Props>
}
