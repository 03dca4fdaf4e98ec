import type {ReactElement} from 'react'
import {TRACE_SCRIPT, type ScriptHashes} from './document-assets'

interface PageScriptsProps {
  /** The script elements of the chunks in use. */
  elements: readonly ReactElement<{src?: string; type?: string}>[]
  /** Hashes of all scripts, for a page of payment: it runs no others. */
  hashes?: ScriptHashes | undefined
  /** Whether the host sends telemetry, so that the page's calls have a trace. */
  traced: boolean
}

/**
 * Scripts of a page. `static/start.js` loads them after the first paint; the development server and a page
 * that is requested without scripts keep their elements.
 */
export function PageScripts({elements, hashes, traced}: PageScriptsProps) {
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
      {[...(traced ? [TRACE_SCRIPT] : []), 'start.js'].map((name) => (
        <script
          key={name}
          async
          src={`${base}static/${name}`}
          {...(hashes && {integrity: hashes[name], crossOrigin: 'anonymous'})}
        />
      ))}
    </>
  )
}
