import {useQuery} from '@tanstack/react-query'
import {useLocation, useParams} from 'react-router-dom'
import {isApiFault} from '@common/fault'
import {useShop} from '@app/shared/lib/shop-context'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {shellContentQuery} from '@app/features/content/api/get-shell-content'
import {shellLinksOf} from '@app/features/content/model/shell-content'
import {usePaths} from '@app/shared/lib/use-paths'
import {PageFailure} from '@app/features/shell/components/PageFailure'
import {contentPageQuery} from '../../features/content/api/get-content-page'
import {contentIdOf} from '../../features/content/model/content-id'
import {linkedPathOf, sectionOf} from '../../features/content/model/content-section'
import {ContentUnavailable, ContentView} from '../../features/content/components/ContentView'

/** The content page of the current address; its navigation is that of the footer. */
export function ContentRoute() {
  const shop = useShop()
  const {pathname} = useLocation()
  const paths = usePaths()
  const contentId = contentIdOf(useParams())
  const {data: page, error, refetch} = useQuery(contentPageQuery(shop, contentId))
  const shell = useQuery(shellContentQuery(shop))
  if (isApiFault(error) && error.status === 404) {
    return <PageFailure error={error} onRetry={refetch} />
  }
  if (error) return <ContentUnavailable onRetry={refetch} />
  if (!page) return null
  const linked = shell.data && linkedPathOf(contentId, shellLinksOf(shell.data))
  return (
    <>
      <PageMeta
        title={page.metaTitle ?? page.title}
        titleIsComplete={page.metaTitle !== null}
        description={page.metaDescription ?? undefined}
        canonical={linked ? paths.fromContent(linked) : pathname}
      />
      <ContentView
        page={page}
        section={sectionOf(contentId, shell.data?.footer?.sections ?? [])}
        onRetry={refetch}
      />
    </>
  )
}
