import type {ReactNode} from 'react'
import {useLocation} from 'react-router-dom'
import {CompareHost} from './CompareHost'
import {NewsletterSlot} from '@app/features/newsletter/public/NewsletterSlot'
import {ShopperReader} from './ShopperReader'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {ToastHost} from '@app/shared/ui/ToastHost'
import {
  useShellContent,
  checkoutFooterOf,
  type FooterContent,
  type ShellContent,
} from '@app/features/content/public/shell-content'
import {useOfflineWorker} from '../hooks/use-offline-worker'
import {frameOf} from '../model/page-frame'
import {AccountHost} from './AccountHost'
import {CheckoutHeader} from './CheckoutHeader'
import {MessageBar} from './MessageBar'
import {OfflineBoundary, OfflineNotice} from './OfflineBoundary'
import {RouteAnnouncer} from './RouteAnnouncer'
import {SiteFooter} from './SiteFooter'
import {SiteHeader} from './SiteHeader'
import styles from './Shell.module.css'

const footerOf = (
  content: ShellContent | undefined,
  kind: ReturnType<typeof frameOf>['footer'],
): FooterContent | null | undefined =>
  kind === 'full' ? content?.footer : content && checkoutFooterOf(content)

/** Frame of every page: header, content and footer (rule FRAME-1). */
export function Shell({children}: {children?: ReactNode}) {
  const t = useTranslate()
  const shop = useShop()
  const {pathname} = useLocation()
  const {data: content} = useShellContent()
  const frame = frameOf(pathname)
  useOfflineWorker()

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
          <SiteHeader />
        </>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <OfflineBoundary>{children}</OfflineBoundary>
      </main>
      <NewsletterSlot />
      <SiteFooter content={footerOf(content, frame.footer) ?? undefined} />
      {!shop.site.isContentOnlySite && <ShopperReader />}
      {!shop.site.isContentOnlySite && <AccountHost />}
      <RouteAnnouncer />
      <OfflineNotice />
      {frame.footer === 'full' && <CompareHost />}
      <ToastHost />
    </>
  )
}
