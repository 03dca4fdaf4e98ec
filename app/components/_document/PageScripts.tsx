import type {ReactElement} from 'react'
import type {ScriptHashes} from './document-assets'

interface PageScriptsProps {
  /** The script elements of the chunks in use. */
  elements: readonly ReactElement<{src?: string; type?: string}>[]
  /** Hashes of all scripts, for a page of payment: it runs no others. */
  hashes?: ScriptHashes | undefined
}

/**
 * Scripts of a page. `static/start.js` loads them after the first paint; the development server and a page
 * that is requested without scripts keep their elements.
 */
export function PageScripts({elements, hashes}: PageScriptsProps) {
  const sources = elements.flatMap(({props}) => (props.src ? [props.src] : []))
  const first = sources[0]
  const executable = elements.every(({props}) => props.type !== 'application/json')
  if (!first || !executable || process.env.NODE_ENV !== 'production') return <>{elements}</>
  const base = first.slice(0, first.lastIndexOf('/') + 1)
  return (
    <>
      <script
        id="page-scripts"
        type="application/json"
        dangerouslySetInnerHTML={{__html: JSON.stringify({scripts: sources, hashes})}}
      />
      <script
        async
        src={`${base}static/start.js`}
        {...(hashes && {integrity: hashes['start.js'], crossOrigin: 'anonymous'})}
      />
    </>
  )
}
