import loadable from '@loadable/component'
import type {ContentWidget} from '@common/content-body'
import {useShop} from '@app/shared/lib/shop-context'
import {Deferred} from '@app/shared/ui/Deferred'

const SocialFeed = loadable(() => import('@app/features/social/public/SocialFeed'), {
  ssr: false,
})

/** Pictures of families, those with the product first; on sites with a social feed. */
export function FanreelWidget({options}: ContentWidget) {
  const {site} = useShop()
  if (!site.socialFeed) return null
  return (
    <Deferred>
      <SocialFeed productId={options.productId} />
    </Deferred>
  )
}
