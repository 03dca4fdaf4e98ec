import loadable from '@loadable/component'
import {homeQuery, useHome} from '@app/features/home/api/get-home'
import {CategoryMosaic} from '@app/features/home/components/CategoryMosaic'
import {TrackedHomeHero} from '@app/features/home/components/HomeHero'
import {SiteData} from '@app/features/home/components/SiteData'
import {ProductRow} from '@app/features/home/components/ProductRow'
import {Stories} from '@app/features/home/components/Stories'
import {Values} from '@app/features/home/components/Values'
import {RecommendationZone} from '@app/features/recommendations/public/RecommendationZone'
import {PageFailure} from '@app/features/shell/components/PageFailure'
import {useTranslate} from '@app/shared/i18n/messages'
import type {PageComponent} from '@app/shared/lib/page'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Deferred} from '@app/shared/ui/Deferred'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'

const PayLaterNote = loadable(() => import('@app/features/product/public/PayLaterNote'), {
  ssr: false,
})

/** Recommendations of the home page have no anchor: they depend on the visitor only. */
const NO_ANCHOR = {}

const HomePage: PageComponent = () => {
  const t = useTranslate()
  const paths = usePaths()
  const shop = useShop()
  const {data, error, refetch} = useHome()
  if (error && !data) return <PageFailure error={error} onRetry={refetch} />
  return (
    <>
      <PageMeta
        title={t('meta.home.title')}
        titleIsComplete
        description={t('meta.home.description')}
        canonical={paths.home()}
        share={{kind: 'home', id: 'home'}}
      />
      <SiteData />
      {data?.hero ? (
        <TrackedHomeHero hero={data.hero} />
      ) : (
        <h1>
          <VisuallyHidden>{t('common.brand')}</VisuallyHidden>
        </h1>
      )}
      {data && (
        <>
          <CategoryMosaic categories={data.categories} />
          {data.productRow && data.products && (
            <ProductRow row={data.productRow} products={data.products} />
          )}
          {shop.site.services.payLater && (
            <Deferred>
              <PayLaterNote placement="home" />
            </Deferred>
          )}
          <RecommendationZone
            zone="home"
            anchor={NO_ANCHOR}
            title={t('recommendations.forYou')}
            reason={t('recommendations.becausePopular')}
          />
          <Stories stories={data.stories} />
          <Values values={data.values} />
        </>
      )}
    </>
  )
}

HomePage.queries = ({shop}) => [homeQuery(shop)]

HomePage.tags = () => ['home']

export default HomePage
