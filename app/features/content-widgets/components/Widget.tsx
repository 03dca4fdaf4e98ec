import loadable from '@loadable/component'
import type {ComponentType} from 'react'
import type {ContentWidget, WidgetName} from '@common/content-body'
import {Quiet} from '@app/shared/ui/Deferred'
import {ArticleWidget} from './ArticleWidget'
import {ContentProblem} from './ContentProblem'
import {FanreelWidget} from './FanreelWidget'
import {HotspotWidget} from './HotspotWidget'
import {NewsletterWidget} from './NewsletterWidget'
import {StoreWidget} from './StoreWidget'
import styles from './Widget.module.css'

// Tiles of the catalogue: one file, which loads for content with products only. The build needs each import in place.
const AccessoriesWidget = loadable(() => import('./product-widgets'), {
  resolveComponent: (loaded) => loaded.AccessoriesWidget,
})
const ProductWidget = loadable(() => import('./product-widgets'), {
  resolveComponent: (loaded) => loaded.ProductWidget,
})
const SearchWidget = loadable(() => import('./product-widgets'), {
  resolveComponent: (loaded) => loaded.SearchWidget,
})

const CmsWidget = ({options, failure}: ContentWidget) => (
  <ContentProblem id={options.contentId ?? options.slotId ?? ''} detail={failure} />
)

/** The renderers of widgets. `stylesheet` shows nothing; the server turns it into a file. */
const RENDERERS: Readonly<Record<WidgetName, ComponentType<ContentWidget> | null>> = {
  accessories: AccessoriesWidget,
  addToCart: loadable(() => import('./AddToCartWidget')),
  article: ArticleWidget,
  cms: CmsWidget,
  fanreel: FanreelWidget,
  hotspot: HotspotWidget,
  newsletter: NewsletterWidget,
  product: ProductWidget,
  productinfos: loadable(() => import('./ProductInfosWidget')),
  search: SearchWidget,
  store: StoreWidget,
  stylesheet: null,
}

/** A widget in content (rule CONTENT-12); one that fails renders nothing. Default export: lazy. */
export default function Widget(widget: ContentWidget) {
  const Renderer = RENDERERS[widget.widget]
  if (!Renderer) return null
  return (
    <Quiet>
      <div className={styles.island} data-island={widget.widget}>
        <Renderer {...widget} />
      </div>
    </Quiet>
  )
}
