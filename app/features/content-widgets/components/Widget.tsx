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

/** Tiles of the catalogue: the code loads for content with products only. */
const productWidgets = () => import('./product-widgets')
const fromProductWidgets = (name: keyof Awaited<ReturnType<typeof productWidgets>>) =>
  loadable(productWidgets, {resolveComponent: (loaded) => loaded[name]})

const CmsWidget = ({options, failure}: ContentWidget) => (
  <ContentProblem id={options.contentId ?? options.slotId ?? ''} detail={failure} />
)

/** The renderers of widgets. `stylesheet` shows nothing; the server turns it into a file. */
const RENDERERS: Readonly<Record<WidgetName, ComponentType<ContentWidget> | null>> = {
  accessories: fromProductWidgets('AccessoriesWidget'),
  addToCart: loadable(() => import('./AddToCartWidget')),
  article: ArticleWidget,
  cms: CmsWidget,
  fanreel: FanreelWidget,
  hotspot: HotspotWidget,
  newsletter: NewsletterWidget,
  product: fromProductWidgets('ProductWidget'),
  productinfos: loadable(() => import('./ProductInfosWidget')),
  search: fromProductWidgets('SearchWidget'),
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
