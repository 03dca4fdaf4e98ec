import type {JsonValue} from '../json'
import {localize} from '../sites/locale'
import type {AttributeDefinition} from './attribute-definition-repository'
import type {CustomAttributes, RawAttributeValue} from './attribute-values'

/** Functions that turn the paths and link functions of attribute values into links. */
export interface ValueLinks {
  /** Returns the link of a picture or another file of the catalog or library. */
  readonly image: (path: string) => string
  /** Returns the text with its link functions replaced. */
  readonly text: (text: string) => string
}

/**
 * Custom attributes as the APIs show them: `c_` and the id, typed by their definition, in one
 * locale with fallback. Without a definition `true` and `false` are booleans: clients compare them,
 * and an archive may come without the definitions of its instance. `links` turns the path of an
 * image attribute, and the link functions of markup, into links.
 */
export function customProperties(
  custom: CustomAttributes,
  definitions: ReadonlyMap<string, AttributeDefinition>,
  locale: string,
  links: ValueLinks,
): Record<string, JsonValue> {
  const properties: Record<string, JsonValue> = {}
  for (const [id, values] of Object.entries(custom)) {
    const raw = localize(values, locale)
    if (raw === undefined) continue
    properties[`c_${id}`] = typedValue(raw, definitions.get(id)?.type ?? guessType(raw), links)
  }
  return properties
}

function guessType(raw: RawAttributeValue): string {
  return raw === 'true' || raw === 'false' ? 'boolean' : 'string'
}

function typedValue(raw: RawAttributeValue, type: string, links: ValueLinks): JsonValue {
  if (typeof raw !== 'string') return raw.map((value) => typedText(value, type, links))
  if (type.startsWith('set-of-')) return [typedText(raw, type, links)]
  return typedText(raw, type, links)
}

function typedText(text: string, type: string, links: ValueLinks): JsonValue {
  switch (type.replace(/^set-of-/, '').replace(/^enum-of-/, '')) {
    case 'boolean':
      return text === 'true'
    case 'int':
    case 'integer':
    case 'double':
    case 'number':
      return Number.isFinite(Number(text)) ? Number(text) : text
    case 'image':
      return links.image(text)
    default:
      return links.text(text)
  }
}
