import type {ContentWidget} from '@common/content-body'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'

/** Link to the store finder, with an address of the editor; on sites with stores. */
export function StoreWidget({options}: ContentWidget) {
  const t = useTranslate()
  const paths = usePaths()
  const {site} = useShop()
  if (!site.features.stores) return null
  const search = options.address ? `?${new URLSearchParams({address: options.address})}` : ''
  return (
    <ButtonLink variant="secondary" to={paths.fromContent(`/stores${search}`)}>
      {options.label || t('header.findStore')}
    </ButtonLink>
  )
}
