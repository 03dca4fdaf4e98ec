import type {MarkupLinks} from '../content/markup'
import type {JsonValue} from '../json'

type Members = Readonly<Record<string, JsonValue>>

/**
 * Returns the data that an editor entered for a page or component in the form of the API: pictures
 * have a link instead of a path (`{_type: 'Image', focalPoint, metaData, url}`), link functions in
 * texts are replaced.
 */
export function elementData(data: Members, links: MarkupLinks): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, dataValue(value, links)]),
  )
}

function dataValue(value: JsonValue, links: MarkupLinks): JsonValue {
  if (typeof value === 'string') return links.text(value)
  if (Array.isArray(value)) return value.map((one) => dataValue(one, links))
  if (typeof value !== 'object' || value === null) return value
  return isPicture(value) ? picture(value, links) : elementData(value, links)
}

/** Returns true for a picture, which an archive describes by its path, focal point and size. */
function isPicture(value: Members): value is Members & {path: string} {
  const known = ['path', 'focal_point', 'focalPoint', 'meta_data', 'metaData', '_type']
  return (
    typeof value['path'] === 'string' &&
    ('focal_point' in value || 'focalPoint' in value) &&
    Object.keys(value).every((name) => known.includes(name))
  )
}

function picture(value: Members & {path: string}, links: MarkupLinks): JsonValue {
  const focalPoint = value['focalPoint'] ?? value['focal_point']
  const metaData = value['metaData'] ?? value['meta_data']
  return {
    _type: 'Image',
    ...typed('focalPoint', 'Imagefocalpoint', focalPoint),
    ...typed('metaData', 'Imagemetadata', metaData),
    url: links.image(value.path),
  }
}

function typed(name: string, type: string, value: JsonValue | undefined) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return {[name]: {_type: type, ...value}}
}
