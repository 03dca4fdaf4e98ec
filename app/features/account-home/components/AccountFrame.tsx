import {useEffect, useRef, type ReactNode} from 'react'
import {useBusinessMode} from '@app/features/account/public/business-mode'
import {
  sectionPath,
  sectionTitle,
  type AccountSection,
  useAccountConfig,
} from '@app/features/account/public/sections'
import {useShopperKind} from '@app/features/session/public/use-shopper-kind'
import {AuthViews, useAuthView} from '@app/features/sign-in/public/AuthViews'
import {NoAccountHere} from '@app/features/sign-in/public/NoAccountHere'
import {useSignOut} from '@app/features/sign-in/public/use-sign-out'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePreservedFocus} from '@app/shared/lib/use-preserved-focus'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Button} from '@app/shared/ui/Button'
import {PageMeta} from '@app/shared/ui/PageMeta'
import styles from './account.module.css'

/** On phones the links are a row that scrolls: the middle of the row shows the current one. */
function useCurrentInView(section: AccountSection, count: number) {
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = ref.current
    const current = row?.querySelector('[aria-current]')
    if (!row || !current) return
    const frame = row.getBoundingClientRect()
    const link = current.getBoundingClientRect()
    row.scrollLeft += link.left + link.width / 2 - (frame.left + frame.width / 2)
  }, [section, count])
  return ref
}

/** Links to the sections, and "Log Out". */
function AccountNavigation({section}: {section: AccountSection}) {
  const t = useTranslate()
  const paths = usePaths()
  const isBusiness = useBusinessMode()
  const {busy, signOut} = useSignOut()
  const {sections = []} = useAccountConfig() ?? {}
  const row = useCurrentInView(section, sections.length)
  return (
    <nav className={styles.navigation} aria-label={t('account.menu')}>
      <ul ref={row}>
        {sections.map((name) => (
          <li key={name}>
            <AppLink
              to={sectionPath(name, paths)}
              className={styles.link}
              aria-current={name === section ? 'page' : undefined}
            >
              {t(sectionTitle(name, isBusiness))}
            </AppLink>
          </li>
        ))}
        <li>
          <Button variant="quiet" size="small" busy={busy} onClick={() => signOut()}>
            {t('account.logOut')}
          </Button>
        </li>
      </ul>
    </nav>
  )
}

/** The section beside the menu; a control that is replaced or removed passes the focus on. */
function SectionBody({children}: {children: ReactNode}) {
  return (
    <div ref={usePreservedFocus<HTMLDivElement>()} className={styles.section}>
      {children}
    </div>
  )
}

/** The sign-in in the place of a section, so that the customer stays where the address leads. */
function SignInFirst() {
  const t = useTranslate()
  const state = useAuthView('login')
  const stay = (): void => undefined
  return (
    <div className={styles.guest}>
      <h1>{t('account.guest.title')}</h1>
      <p>{t('account.guest.text')}</p>
      <AuthViews {...state} onSignedIn={stay} onRegistered={stay} />
    </div>
  )
}

interface AccountFrameProps {
  section: AccountSection
  /** Page of a section that the site does not have. */
  unknown: ReactNode
  /** Content of the section for a signed-in customer. */
  children: (customerId: string) => ReactNode
}

/** Frame of the account's sections, for signed-in customers only. */
export function AccountFrame({section, unknown, children}: AccountFrameProps) {
  const t = useTranslate()
  const {site} = useShop()
  const shopper = useShopperKind()
  const isBusiness = useBusinessMode()
  const title = t(sectionTitle(section, isBusiness))
  const config = useAccountConfig()
  if (config && !config.sections.includes(section)) return <>{unknown}</>
  if (site.isContentOnlySite) return <NoAccountHere />
  return (
    <>
      <PageMeta title={title} noIndex />
      {shopper.status === 'guest' ? (
        <SignInFirst />
      ) : (
        <div className={styles.page}>
          <AccountNavigation section={section} />
          <SectionBody>
            <h1>{title}</h1>
            {shopper.status === 'loading' && <p role="status">{t('common.loading')}</p>}
            {shopper.status === 'failed' && (
              <div role="alert">
                <p>{t('error.generic')}</p>
                <Button variant="secondary" onClick={shopper.retry}>
                  {t('common.retry')}
                </Button>
              </div>
            )}
            {shopper.status === 'registered' && children(shopper.customerId)}
          </SectionBody>
        </div>
      )}
    </>
  )
}
