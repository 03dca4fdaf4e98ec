import loadable from '@loadable/component'
import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import {grossMark, useBusinessMode} from '@app/features/account/public/business-mode'
import {askAgain} from '@app/features/consent/public/ask-again'
import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate} from '@app/shared/i18n/messages'
import {overridable} from '@app/shared/lib/overrides'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {classNames} from '@app/shared/ui/class-names'
import {Deferred} from '@app/shared/ui/Deferred'
import {Flag} from '@app/shared/ui/Flag'
import {siteName} from '@app/features/sites/public/site-names'
import {legalLinksOf} from '../model/legal-links'
import {SOCIAL_NETWORKS} from '../model/social-networks'
import {NO_FOOTER_CONTENT, type FooterContent} from '@app/features/content/public/shell-content'
import {FooterSection} from './FooterSection'
import {Mark} from './Logo'
import styles from './SiteFooter.module.css'

const FooterExtras = loadable(() => import('./FooterExtras'), {ssr: false})

function SocialLinks({social}: {social: FooterContent['social']}) {
  const t = useTranslate()
  const paths = usePaths()
  const known = social.flatMap(({id, href}) => {
    const name = SOCIAL_NETWORKS[id]
    return name ? [{id, href, name}] : []
  })
  if (known.length === 0) return null
  const drawings = getAssetUrl('static/ico/social.svg')
  return (
    <ul className={styles.social} aria-label={t('footer.social')}>
      {known.map(({id, href, name}) => (
        <li key={id}>
          <a
            href={paths.fromContent(href)}
            rel="noopener"
            className={styles.socialLink}
            aria-label={t('footer.socialLink', {network: name})}
          >
            <svg
              viewBox="0 0 24 24"
              width="22"
              height="22"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <use href={`${drawings}#${id}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Mark, tagline and social networks, beside the columns. */
export function DefaultFooterBrand({social}: {social: FooterContent['social']}) {
  const t = useTranslate()
  return (
    <div className={styles.brand}>
      <Mark className={styles.mark} />
      <p className={styles.tagline}>{t('common.tagline')}</p>
      <SocialLinks social={social} />
    </div>
  )
}

/** Replaceable by `overrides/<SITE>/components/shell/FooterBrand.tsx`. */
export const FooterBrand = overridable('shell/FooterBrand', DefaultFooterBrand)

/** Sections of links; the special offers are the last one. */
const sectionsOf = ({sections, specialOffers}: FooterContent, title: string) =>
  specialOffers.length > 0 ? [...sections, {title, links: specialOffers}] : sections

/** Country, legal links and small print; the whole footer of cart and checkout. */
function FooterBase({content}: {content: FooterContent}) {
  const t = useTranslate()
  const paths = usePaths()
  const {site, market, locale} = useShop()
  const country = siteName(site, locale.id, t)
  const business = useBusinessMode()
  const legalText = (business && content.legalTextNet) || content.legalText
  const links = legalLinksOf(content.legalLinks, {paths, market}, (page) =>
    t(`footer.legal.${page}`),
  )
  const label = market.withdrawal?.online?.withdraw
  // The right of a consumer to withdraw stands first, and is prominent (rule ORDER-13).
  const legalLinks = label ? [{label, href: paths.withdrawal('')}, ...links] : links
  return (
    <div className={styles.base}>
      {(!site.isContentOnlySite || site.features.stores) && (
        <div className={classNames(styles.badges, site.isContentOnlySite && styles.fieldOnly)}>
          <Deferred placeholder={styles.place}>
            <FooterExtras icons={content} />
          </Deferred>
        </div>
      )}
      <div className={styles.lines}>
        <p className={styles.country}>
          <Flag flag={market.flag} />
          <span>
            {site.isContentOnlySite
              ? joinNames([country, locale.name], locale.id)
              : t('footer.countryAndLanguage', {country, language: locale.name})}
          </span>
          {/* Another site requires a page load. */}
          <a href={paths.countrySelector()} className={styles.change}>
            {t('footer.changeCountry')}
          </a>
        </p>
        <nav aria-label={t('footer.legal')}>
          <ul className={styles.legal}>
            {legalLinks.map(({label, href}) => (
              <li key={href}>
                <AppLink to={href} className={styles.legalLink}>
                  {label}
                </AppLink>
              </li>
            ))}
            {site.tracking.askConsent && (
              <li>
                <button type="button" className={styles.legalLink} onClick={askAgain}>
                  {t('consent.settings')}
                </button>
              </li>
            )}
          </ul>
        </nav>
      </div>
      <div className={styles.print}>
        {legalText && (
          <p className={styles.legalText} {...grossMark(business, site)}>
            {legalText}
          </p>
        )}
        {content.copyrightText && <p className={styles.copyright}>{content.copyrightText}</p>}
      </div>
    </div>
  )
}

/**
 * The footer (content assets `pwa_footer` and `pwa_footer_checkout`).
 * @param content content that could be read; without it the footer has country and legal links
 */
export function SiteFooter({content = NO_FOOTER_CONTENT}: {content?: FooterContent}) {
  const t = useTranslate()
  const isFull = content.sections.length > 0
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <div className={styles.inner}>
        {isFull && (
          <div className={styles.top}>
            <FooterBrand social={content.social} />
            {sectionsOf(content, t('footer.specialOffers')).map((section) => (
              <FooterSection key={section.title} section={section} />
            ))}
          </div>
        )}
        <FooterBase content={content} />
      </div>
    </footer>
  )
}
