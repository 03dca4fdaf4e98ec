import {KEY_HEADER} from '@common/offline-stores'

/** Address without the parameters that choose a width. */
const pathOf = (address: string): string => new URL(address, window.location.href).pathname

/**
 * Shows a picture that cannot be loaded in another width that is stored on this device; without one its place is empty, without
 * the sign of a broken picture.
 */
export async function showOtherWidth(picture: HTMLImageElement): Promise<void> {
  const failed = picture.currentSrc || picture.src
  const stored = await caches.match(pathOf(failed), {ignoreSearch: true}).catch(() => undefined)
  const address = stored?.headers.get(KEY_HEADER)
  if (!address || picture.dataset['otherWidth'] !== undefined) {
    picture.style.visibility = 'hidden'
    return
  }
  picture.dataset['otherWidth'] = ''
  const sources = picture.parentElement?.querySelectorAll('source') ?? []
  for (const one of [...sources, picture]) one.srcset = address
}
