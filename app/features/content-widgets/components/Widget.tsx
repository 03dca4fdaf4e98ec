import loadable from '@loadable/component'
import type {ComponentType} from 'react'
import type {ContentWidget, WidgetName} from '@common/content-body'
import {Quiet, Deferred} from '@app/shared/ui/Deferred'
import {ContentProblem} from './ContentProblem'
import {HotspotWidget} from './HotspotWidget'
import styles from './Widget.module.css'
import {relativePaths} from '@common/paths'
import {useWidgetData} from '../widget-context'
import {ArticleCard} from './ArticleCard'
import {useShop} from '@app/shared/lib/shop-context'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'

/** Link to the store finder, with an address of the editor; on sites with stores. */
function StoreWidget({options}: ContentWidget) {
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

const NewsletterForm = loadable(() => import('@app/features/newsletter/public/NewsletterForm'), {
  ssr: false,
  resolveComponent: (loaded) => loaded.NewsletterForm,
})

/** The form of the newsletter banner; `source` names the origin of the sign-up (rule NEWS-2). */
function NewsletterWidget({options}: ContentWidget) {
  return (
    <Deferred>
      <NewsletterForm data={options.source} />
    </Deferred>
  )
}

const SocialFeed = loadable(() => import('@app/features/social/public/SocialFeed'), {
  ssr: false,
})

/** Pictures of families, those with the product first; on sites with a social feed. */
function FanreelWidget({options}: ContentWidget) {
  const {site} = useShop()
  if (!site.socialFeed) return null
  return (
    <Deferred>
      <SocialFeed productId={options.productId} />
    </Deferred>
  )
}

/** Teaser of a content page. `data-href` is its address when it is not below `/content/`. */
function ArticleWidget({options}: ContentWidget) {
  const {articles} = useWidgetData()
  const article = articles[options.contentId ?? '']
  if (!article) return null
  return <ArticleCard {...article} href={options.href ?? relativePaths.content(article.id)} />
}

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
