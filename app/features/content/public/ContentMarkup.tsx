import {createElement, Fragment, useMemo, type ReactNode} from 'react'
import {
  isWidget,
  type ContentBody,
  type ContentNode,
  type ContentWidget,
} from '@common/content-body'
import {textLanguage} from '@app/shared/i18n/text-language'
import {useShop} from '@app/shared/lib/shop-context'
import {useDelegatedLinks} from '@app/shared/lib/use-delegated-links'
import {classNames} from '@app/shared/ui/class-names'
import {markup} from '@app/shared/ui/safe-markup'
import styles from './ContentMarkup.module.css'

/** Renders a widget in the place of its element. */
export type RenderWidget = (widget: ContentWidget) => ReactNode

function renderNode(node: ContentNode, key: number, renderWidget: RenderWidget): ReactNode {
  if (typeof node === 'string') return node
  if (isWidget(node)) return <Fragment key={key}>{renderWidget(node)}</Fragment>
  const {tag, attributes, html, children} = node
  if (children) {
    return createElement(
      tag,
      {key, ...attributes},
      ...children.map((child, index) => renderNode(child, index, renderWidget)),
    )
  }
  return createElement(tag, {key, ...attributes, ...(html && markup(html))})
}

interface ContentMarkupProps {
  body: ContentBody
  renderWidget: RenderWidget
  className?: string
}

/**
 * Markup of the content team, which the server has sanitised (ADR 0011), and its widgets. Links are handled by the
 * app's router. Styles of editors come from a file, so that the security policy needs no exception for them.
 */
export function ContentMarkup({body, renderWidget, className}: ContentMarkupProps) {
  const followLink = useDelegatedLinks()
  const {locale} = useShop()
  const {html, nodes, styles: own} = body
  const language = useMemo(
    () => textLanguage(html ?? JSON.stringify(nodes), locale.id),
    [html, nodes, locale.id],
  )
  const rendered = useMemo(
    () => nodes?.map((node, index) => renderNode(node, index, renderWidget)),
    [nodes, renderWidget],
  )
  const block = {
    role: 'presentation',
    dir: 'auto',
    className: classNames(styles.content, own?.scope, className),
    onClick: followLink,
    ...language,
  }
  const text =
    html === null ? <div {...block}>{rendered}</div> : <div {...block} {...markup(html)} />
  if (!own) return text
  return (
    <div className={styles.contained}>
      <link rel="stylesheet" href={own.href} />
      {text}
    </div>
  )
}
