import type {ContentBody} from '@common/content-body'
import type {ComponentValue, DesignedComponent} from '@common/content-document'

type Data = DesignedComponent['data']

/** Text of an entry; '' for a missing one. */
export function textIn(data: Data, name: string): string {
  const value = data[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Markup of an entry; a plain text is one, too. Null for a missing one. */
export function bodyIn(data: Data, name: string): ContentBody | null {
  const value = data[name]
  if (typeof value === 'object' && value !== null && 'body' in value) {
    return (value as {body: ContentBody}).body
  }
  return null
}

/** Address of a picture of the library: `{_type: 'Image', url}`, or its path. */
export function pictureIn(data: Data, name: string): string | null {
  const value: ComponentValue | undefined = data[name]
  if (typeof value === 'string') return value || null
  const url = typeof value === 'object' && value !== null && 'url' in value ? value.url : null
  return typeof url === 'string' ? url : null
}
