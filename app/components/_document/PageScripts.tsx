import type {ReactElement} from 'react'

interface PageScriptsProps {
  /** The script elements of the chunks in use. */
  elements: readonly ReactElement<{src?: string; type?: string}>[]
}

/**
 * Scripts of a page. `static/start.js` loads them after the first paint; the development server and a page
 * that is requested without scripts keep their elements.
 */
export function PageScripts({elements}: PageScriptsProps) {
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
        dangerouslySetInnerHTML={{__html: JSON.stringify({scripts: sources})}}
      />
      <script async src={`${base}static/start.js`} />
    </>
  )
}
