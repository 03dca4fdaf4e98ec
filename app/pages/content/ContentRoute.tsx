import {useEffect, type ReactNode} from 'react'
import loadable from '@loadable/component'
import {useQuery} from '@tanstack/react-query'
import {useLocation} from 'react-router-dom'
import {isApiFault} from '@common/fault'
import {askServer} from '@app/shared/lib/ask-server'
import {isOutOfReach, readFailure} from '@app/shared/lib/chunk-failure'
import {hasNoLine} from '@app/shared/lib/has-no-line'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {useShellContent, shellLinksOf} from '@app/features/content/public/shell-content'
import {useNavigation} from '@app/features/navigation/public/get-navigation'
import {usePaths} from '@app/shared/lib/use-paths'
import {PageFailure} from '@app/features/shell/components/PageFailure'
import type {DefinedQuery} from '@app/shared/api/define-query'
import {linkedPathOf, sectionOf} from '@app/features/content/model/content-section'
import {ContentUnavailable, ContentView} from '@app/features/content/components/ContentView'
import type {AssetPage, ContentPage} from '@app/features/content/public/content'
import {useWidgetData} from '@app/features/content-widgets/api/get-widget-data'
import {renderWidget} from '@app/features/content-widgets/components/render-widget'
import {NO_WIDGET_DATA} from '@app/features/content-widgets/model/widget-data'
import {WidgetDataProvider} from '@app/features/content-widgets/widget-context'

const FolderView = loadable(() => import('@app/features/content-widgets/components/FolderView'))
const DesignedView = loadable(() => import('@app/features/content-widgets/components/DesignedView'))

interface ContentRouteProps {
  query: DefinedQuery<ContentPage>
  /** Id of the page's asset, by which its section is found; a page without one has no section. */
  contentId?: string
  /** Shown below the introduction of the page. */
  children?: ReactNode
  /** Replaces the body of the page. */
  renderBody?: (page: AssetPage) => ReactNode
}

interface PageProps extends Omit<ContentRouteProps, 'query'> {
  page: ContentPage
  onRetry: () => unknown
}

function Page({page, contentId, children, renderBody, onRetry}: PageProps) {
  const {prefix} = usePaths()
  const {pathname} = useLocation()
  const shell = useShellContent()
  if (page.kind === 'designed') return <DesignedView page={page} />
  if (page.kind === 'folder') {
    return <FolderView page={page} index={pathname.slice(prefix.length)} />
  }
  return (
    <ContentView
      page={page}
      section={contentId ? sectionOf(contentId, shell.data?.footer?.sections ?? []) : null}
      renderWidget={renderWidget}
      body={renderBody?.(page)}
      onRetry={onRetry}
    >
      {children}
    </ContentView>
  )
}

/** A content page; its navigation is that of the footer. */
export function ContentRoute({query, ...props}: ContentRouteProps) {
  const {pathname} = useLocation()
  const paths = usePaths()
  const {data: page, error, refetch} = useQuery(query)
  const isMissing = isApiFault(error) && error.status === 404
  const isLineLost = hasNoLine() && isOutOfReach(error && readFailure(error))
  // The server may know a redirect (rule ROUTE-14).
  useEffect(() => {
    if (isMissing) askServer(window.location)
  }, [isMissing])
  const shell = useShellContent()
  const {data: navigation} = useNavigation(undefined, {enabled: false})
  const widgets = useWidgetData({source: query, page}, {enabled: page !== undefined})
  if (isMissing || isLineLost) return <PageFailure error={error} onRetry={refetch} />
  if (error) return <ContentUnavailable onRetry={refetch} />
  if (!page) return null
  const {contentId} = props
  const linked =
    contentId && shell.data && linkedPathOf(contentId, shellLinksOf(shell.data, navigation?.links))
  return (
    <WidgetDataProvider value={widgets.data ?? NO_WIDGET_DATA}>
      <PageMeta
        title={page.metaTitle ?? page.title}
        titleIsComplete={page.metaTitle !== null}
        description={page.metaDescription ?? undefined}
        canonical={linked ? paths.fromContent(linked) : pathname}
      />
      <Page {...props} page={page} onRetry={refetch} />
    </WidgetDataProvider>
  )
}
