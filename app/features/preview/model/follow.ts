import {EXPERIMENT_PARAMETER} from '@common/experiments'
import {PREVIEW_PARAMETER} from '@common/preview'

/** An address of the shop with the preview. @param href path or URL with query */
export function withPreview(href: string, token: string, origin: string): string {
  const url = new URL(href, origin)
  url.searchParams.set(PREVIEW_PARAMETER, token)
  return url.origin === origin ? url.href : href
}

/** The address of the page as visitors see it, with its origin: a path alone could begin with another host. */
export function withoutPreview(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(PREVIEW_PARAMETER)
  url.searchParams.delete(EXPERIMENT_PARAMETER)
  return url.href
}
