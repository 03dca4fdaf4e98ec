import {Children, isValidElement, useEffect, useRef, type ReactElement, type ReactNode} from 'react'
import {HEAD_MARK as OWN} from './head-mark'

type Props = Record<string, unknown> & {children?: ReactNode}

/** HTML attributes from React props. */
const attributesOf = ({children: _children, ...props}: Props): [string, string][] =>
  Object.entries(props).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name.toLowerCase(), String(value)]],
  )

/** Two elements with the same name describe the same statement; the later one applies. */
function nameOf({type, props}: ReactElement<Props>): string {
  if (type === 'meta') return `meta ${String(props.name ?? props.property)}`
  return props.rel === 'canonical' ? 'canonical' : JSON.stringify(attributesOf(props))
}

function createElement({type, props}: ReactElement<Props>): HTMLElement {
  const element = document.createElement(type as string)
  for (const [name, value] of attributesOf(props)) element.setAttribute(name, value)
  element.setAttribute(OWN, '')
  return element
}

/** The contents of every mounted `Helmet`, in the order of mounting. */
const mounted = new Map<object, ReactNode>()
let planned = false

/** An attribute of `html` that is set again, to the same value too, makes browsers compute the style of the whole page. */
function setAttribute(name: string, value: string): void {
  const html = document.documentElement
  if (html.getAttribute(name) !== value) html.setAttribute(name, value)
}

/** Updates the head to the mounted contents; unchanged elements are kept. */
function write(): void {
  planned = false
  const required = new Map<string, ReactElement<Props>>()
  for (const children of mounted.values()) {
    for (const child of Children.toArray(children)) {
      if (!isValidElement<Props>(child)) continue
      const {type, props} = child
      if (type === 'title') {
        const title = Children.toArray(props.children).join('')
        if (document.title !== title) document.title = title
      } else if (type === 'html') {
        for (const [name, value] of attributesOf(props)) setAttribute(name, value)
      } else if (type === 'meta' || type === 'link') {
        required.set(nameOf(child), child)
      }
    }
  }
  const missing = [...required.values()].map(createElement)
  for (const old of document.head.querySelectorAll(`meta[${OWN}], link[${OWN}]`)) {
    const same = missing.findIndex((element) => element.isEqualNode(old))
    if (same < 0) old.remove()
    else missing.splice(same, 1)
  }
  document.head.append(...missing)
}

function plan(): void {
  if (planned) return
  planned = true
  queueMicrotask(write)
}

/**
 * The parts of react-helmet that the shop uses, for browsers, at a fifth of its size: title, attributes of
 * `html`, `meta` and `link` as its children. The server uses react-helmet, whose elements this component
 * takes over.
 */
export function Helmet({children}: {children?: ReactNode}) {
  const own = useRef<object>({})
  useEffect(() => {
    mounted.set(own.current, children)
    plan()
  })
  useEffect(() => {
    const key = own.current
    return () => {
      mounted.delete(key)
      plan()
    }
  }, [])
  return null
}
