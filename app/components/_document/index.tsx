import type {ReactElement, ReactNode} from 'react'
import {runsText} from '@common/experiments'
import {HEAD_SCRIPT} from '@common/head-script'
import {VERSION} from '@common/version'
import {directionOf} from '@config/locales'
import {sites} from '@config/sites/registry'
import {PAYMENT_PAGE} from '@app/shared/lib/payment-page'
import {placeMarkup} from '@app/shared/lib/fragment-cache'
import {documentAssets, hashesOfScripts} from './document-assets'
import {withShortMarks} from './head-elements'
import {withoutServerConfiguration} from './page-data'
import {PageScripts} from './PageScripts'

interface ScriptProps {
  id?: string
  src?: string
  dangerouslySetInnerHTML?: {__html: string}
}

interface DocumentProps {
  head: ReactNode[]
  html: string
  /** The page's data, then the script elements of the chunks in use. */
  beforeBodyEnd: ReactElement<ScriptProps>[]
  htmlAttributes: Record<string, string>
  bodyAttributes: Record<string, string>
}

/**
 * The HTML document around the app. Server only. PWA Kit collects the scripts of the chunks in use; the
 * stylesheets of the same chunks are linked here.
 */
export default function Document({
  head,
  html,
  beforeBodyEnd,
  htmlAttributes,
  bodyAttributes,
}: DocumentProps) {
  const scripts = beforeBodyEnd.flatMap(({props}) => (props.src ? [props.src] : []))
  const lang = htmlAttributes.lang ?? 'en'
  const runs = sites.find(({id}) => id === htmlAttributes['data-site'])?.features.experiments
  const {stylesheets, fonts} = documentAssets(scripts, lang)
  const traced = Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT)
  return (
    <html {...htmlAttributes} lang={lang} dir={directionOf(lang)} data-runs={runsText(runs)}>
      <head>
        <meta charSet="utf-8" />
        <script dangerouslySetInnerHTML={{__html: HEAD_SCRIPT}} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="version" content={VERSION} />
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {withShortMarks(head)}
      </head>
      <body {...bodyAttributes}>
        <div className="react-target" dangerouslySetInnerHTML={{__html: placeMarkup(html)}} />
        {beforeBodyEnd.filter(({props}) => !props.src).map(withoutServerConfiguration)}
        <PageScripts
          elements={beforeBodyEnd.filter(({props}) => props.src)}
          hashes={htmlAttributes[PAYMENT_PAGE] === undefined ? undefined : hashesOfScripts(traced)}
          traced={traced}
        />
      </body>
    </html>
  )
}
