import type {CustomAttributes, SiteValues} from '../domains/attributes/attribute-values'
import type {Localized} from '../domains/sites/locale'
import type {XmlNode} from './xml-node'

/** Locale of a node: `x-default` and no attribute at all are the default. */
export function localeOf(node: XmlNode): string {
  const lang = node.attributes['xml:lang']
  return !lang || lang === 'x-default' ? 'default' : lang
}

/** Texts of the children of a name, by locale. */
export function localized(parent: XmlNode, name: string): Localized {
  const texts: Record<string, string> = {}
  for (const node of parent.all(name)) {
    const text = node.text.trim()
    if (text !== '') texts[localeOf(node)] = text
  }
  return texts
}

/** Several localized children under names of our own; those without a text are left out. */
export function localizedTexts(
  parent: XmlNode,
  names: Readonly<Record<string, string>>,
): Record<string, Localized> {
  const texts: Record<string, Localized> = {}
  for (const [key, name] of Object.entries(names)) {
    const values = localized(parent, name)
    if (Object.keys(values).length > 0) texts[key] = values
  }
  return texts
}

/** Title, description, keywords and URL of a page. */
export function pageTexts(parent: XmlNode): Record<string, Localized> {
  const page = parent.first('page-attributes')
  if (!page) return {}
  return localizedTexts(page, {
    pageTitle: 'page-title',
    pageDescription: 'page-description',
    pageKeywords: 'page-keywords',
    pageUrl: 'page-url',
  })
}

/** Values of `<custom-attributes>` by id and locale: text, or a list where `<value>` is used. */
export function customAttributes(parent: XmlNode): CustomAttributes {
  return attributeValues(parent.walk('custom-attributes', 'custom-attribute'))
}

/** Values of attribute elements by id and locale. */
export function attributeValues(nodes: readonly XmlNode[]): CustomAttributes {
  const custom: Record<string, Record<string, string | string[]>> = {}
  for (const node of nodes) {
    // A value of a single site would be wrong on the others.
    if (node.attributes['site-id']) continue
    const values = node.all('value')
    const value = values.length > 0 ? values.map(({text}) => text.trim()) : node.text.trim()
    if (value === '') continue
    const id = node.required('attribute-id')
    const locales = (custom[id] ??= {})
    locales[localeOf(node)] = value
  }
  return custom
}

/**
 * Booleans by site: `<online-flag site-id="DEU">false</online-flag>`. Undefined when the element
 * is not there at all.
 */
export function siteBooleans(
  parent: XmlNode,
  name: string,
  fallback: boolean,
): SiteValues<boolean> | undefined {
  const nodes = parent.all(name)
  if (nodes.length === 0) return undefined
  const values: Record<string, boolean> = {default: fallback}
  for (const node of nodes) {
    if (node.text.trim() === '') continue
    values[node.attributes['site-id'] ?? 'default'] = node.asBoolean()
  }
  return values
}

/** The value of a site-specific element for all sites. */
export function defaultText(parent: XmlNode, name: string): string | undefined {
  const node = parent.all(name).find(({attributes}) => !attributes['site-id'])
  return node?.text.trim() || undefined
}

/** True when an import file deletes the object instead of writing it. */
export function isDeletion(node: XmlNode): boolean {
  return node.attributes['mode'] === 'delete'
}

/** What `read` makes of a child; undefined, which an import keeps, when the child is not there. */
export function ifNamed<T>(
  parent: XmlNode,
  name: string,
  read: (child: XmlNode) => T,
): T | undefined {
  const child = parent.first(name)
  return child && read(child)
}

/** Boolean of an XML attribute, or undefined without it. */
export function flagOf(node: XmlNode, attribute: string): boolean | undefined {
  const text = node.attributes[attribute]
  return text === undefined ? undefined : text === 'true' || text === '1'
}
