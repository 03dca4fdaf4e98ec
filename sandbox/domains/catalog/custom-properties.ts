import type {JsonValue} from '../json'
import {localize} from '../sites/locale'
import type {AttributeDefinition} from './attribute-definitions'
import type {CustomAttributes, RawAttributeValue} from './product-record'

/**
 * Custom attributes as the APIs show them: `c_` and the id, typed by their definition, in one
 * locale with fallback. Without a definition `true` and `false` are booleans: clients compare them,
 * and an archive may come without the definitions of its instance. `imageUrl` turns the path of an image attribute into a link.
 */
export function customProperties(
  custom: CustomAttributes,
  definitions: ReadonlyMap<string, AttributeDefinition>,
  locale: string,
  imageUrl: (path: string) => string,
): Record<string, JsonValue> {
  const properties: Record<string, JsonValue> = {}
  for (const [id, values] of Object.entries(custom)) {
    const raw = localize(values, locale)
    if (raw === undefined) continue
    properties[`c_${id}`] = typedValue(raw, definitions.get(id)?.type ?? guessType(raw), imageUrl)
  }
  return properties
}

function guessType(raw: RawAttributeValue): string {
  return raw === 'true' || raw === 'false' ? 'boolean' : 'string'
}

function typedValue(
  raw: RawAttributeValue,
  type: string,
  imageUrl: (path: string) => string,
): JsonValue {
  if (typeof raw !== 'string') return raw.map((value) => typedText(value, type, imageUrl))
  if (type.startsWith('set-of-')) return [typedText(raw, type, imageUrl)]
  return typedText(raw, type, imageUrl)
}

function typedText(text: string, type: string, imageUrl: (path: string) => string): JsonValue {
  switch (type.replace(/^set-of-/, '').replace(/^enum-of-/, '')) {
    case 'boolean':
      return text === 'true'
    case 'int':
    case 'integer':
    case 'double':
    case 'number':
      return Number.isFinite(Number(text)) ? Number(text) : text
    case 'image':
      return imageUrl(text)
    default:
      return withStaticLinks(text, imageUrl)
  }
}

/** Markup names files of its library as `images/a.jpg?$staticlink$`; the APIs give the link. */
function withStaticLinks(text: string, imageUrl: (path: string) => string): string {
  if (!text.includes('?$staticlink$')) return text
  return text.replace(/([\w./%~ -]+)\?\$staticlink\$/g, (_match, path: string) => imageUrl(path))
}
