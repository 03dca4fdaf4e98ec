import type {ReactNode} from 'react'
import {useQuery} from '@tanstack/react-query'
import {useLocation} from 'react-router-dom'
import {isApiFault} from '@common/fault'
import {useShop} from '@app/shared/lib/shop-context'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {shellContentQuery} from '@app/features/content/api/get-shell-content'
import {shellLinksOf} from '@app/features/content/model/shell-content'
import {navigationQuery} from '@app/features/navigation/api/get-navigation'
import {usePaths} from '@app/shared/lib/use-paths'
import {PageFailure} from '@app/features/shell/components/PageFailure'
import type {contentPageQuery} from '@app/features/content/api/get-content-page'
import {linkedPathOf, sectionOf} from '@app/features/content/model/content-section'
import {ContentUnavailable, ContentView} from '@app/features/content/components/ContentView'
import type {ContentPage} from '@app/features/content/model/content-asset'

interface ContentRouteProps {
  query: ReturnType<typeof contentPageQuery>
  /** Id of the page's asset, by which its section is found; a page without one has no section. */
  contentId?: string
  /** Shown below the introduction of the page. */
  children?: ReactNode
  /** Replaces the body of the page. */
  renderBody?: (page: ContentPage) => ReactNode
}

/** A content page; its navigation is that of the footer. */
export function ContentRoute({query, contentId, children, renderBody}: ContentRouteProps) {
  const shop = useShop()
  const {pathname} = useLocation()
  const paths = usePaths()
  const {data: page, error, refetch} = useQuery(query)
  const shell = useQuery(shellContentQuery(shop))
  const {data: navigation} = useQuery({...navigationQuery(shop), enabled: false})
  if (isApiFault(error) && error.status === 404) {
    return <PageFailure error={error} onRetry={refetch} />
  }
  if (error) return <ContentUnavailable onRetry={refetch} />
  if (!page) return null
  const linked =
    contentId && shell.data && linkedPathOf(contentId, shellLinksOf(shell.data, navigation?.links))
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
        section={contentId ? sectionOf(contentId, shell.data?.footer?.sections ?? []) : null}
        body={renderBody?.(page)}
        onRetry={refetch}
      >
        {children}
      </ContentView>
    </>
  )
}
