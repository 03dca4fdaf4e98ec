import {type ReactNode, useEffect} from 'react'
import loadable from '@loadable/component'
import {useLocation} from 'react-router-dom'
import type {Paths} from '@common/paths'
import {useNavigation} from '@app/features/navigation/public/get-navigation'
import {NewsletterSlot} from '@app/features/newsletter/public/NewsletterSlot'
import {ShopperReader} from './ShopperReader'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {objectName} from '@app/shared/lib/object-name'
import {paramsAt} from '@app/shared/lib/route-of'
import {usePaths} from '@app/shared/lib/use-paths'
import {CachedRegion} from '@app/shared/ui/CachedFragment'
import {ToastHost} from '@app/shared/ui/ToastHost'
import {
  useShellContent,
  checkoutFooterOf,
  type FooterContent,
  type ShellContent,
} from '@app/features/content/public/shell-content'
import {frameOf} from '../model/page-frame'
import {AccountHost} from './AccountHost'
import {CheckoutHeader} from './CheckoutHeader'
import {MessageBar} from './MessageBar'
import {OfflineBoundary, OfflineNotice} from './OfflineBoundary'
import {RouteAnnouncer} from './RouteAnnouncer'
import {ServiceBar} from './ServiceBar'
import {SiteFooter} from './SiteFooter'
import {SiteHeader} from './SiteHeader'
import styles from './Shell.module.css'
import {COMPARE_KEY, comparingFlag} from '@app/features/compare/public/compare-mode'

const CompareTools = loadable(() => import('@app/features/compare/public/CompareTools'), {
  ssr: false,
})

/** Whether this browser has stored products to compare; false when its storage is disabled. */
function remembersSome(siteId: string): boolean {
  try {
    return (window.localStorage.getItem(`${COMPARE_KEY}-${siteId}`) ?? '[]') !== '[]'
  } catch {
    return false
  }
}

/** Host of the comparison on every page; its code is loaded only when there is a product to compare. */
function CompareHost() {
  const {id} = useShop().site
  const comparing = comparingFlag.useValue()
  useEffect(() => {
    if (remembersSome(id)) comparingFlag.set(true)
  }, [id])
  return comparing ? <CompareTools /> : null
}

const footerOf = (
  content: ShellContent | undefined,
  kind: ReturnType<typeof frameOf>['footer'],
): FooterContent | null | undefined =>
  kind === 'full' ? content?.footer : content && checkoutFooterOf(content)

function ServiceLinks() {
  return <ServiceBar links={useNavigation().data?.links ?? []} />
}

/** Name of the header for its cached markup; null on the search page, whose phrase it shows. */
const headerName = (pathname: string, paths: Paths): string | null =>
  pathname === paths.searchPage()
    ? null
    : `header ${paramsAt('category', pathname).categoryPath?.at(-1) ?? ''}`

/** Frame of every page: header, content and footer (rule FRAME-1). */
export function Shell({children}: {children?: ReactNode}) {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const {pathname} = useLocation()
  const {data: content} = useShellContent()
  const frame = frameOf(pathname)

  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('a11y.skipToContent')}
      </a>
      {frame.header === 'minimal' ? (
        <CheckoutHeader />
      ) : (
        <>
          {content?.messageBar && <MessageBar message={content.messageBar} />}
          <ServiceLinks />
          <CachedRegion name={() => headerName(pathname, paths)} knowsAddress>
            {() => <SiteHeader />}
          </CachedRegion>
        </>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <OfflineBoundary>{children}</OfflineBoundary>
      </main>
      <NewsletterSlot />
      <CachedRegion name={() => (content ? `footer ${frame.footer} ${objectName(content)}` : null)}>
        {() => <SiteFooter content={footerOf(content, frame.footer) ?? undefined} />}
      </CachedRegion>
      {!shop.site.isContentOnlySite && <ShopperReader />}
      {!shop.site.isContentOnlySite && <AccountHost />}
      <RouteAnnouncer />
      <OfflineNotice />
      {frame.footer === 'full' && <CompareHost />}
      <ToastHost />
    </>
  )
}
