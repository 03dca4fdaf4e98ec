import loadable from '@loadable/component'
import {useShop} from '@app/shared/lib/shop-context'

/** A chunk of its own: visitors never load it. */
const PreviewBar = loadable(() => import('./PreviewBar'))

/** The bar of a previewed page; nothing for visitors (rule EXP-11). */
export function PreviewSlot() {
  const {preview} = useShop()
  return preview ? <PreviewBar preview={preview} /> : null
}
