import type {MouseEvent} from 'react'
import {createPaths} from '@common/paths'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import type {SiteSummary} from '@common/site-directory'
import {Flag} from '@app/shared/ui/Flag'
import {findPage, type TargetLocale} from '../api/find-page'
import {byContinent, continentNames} from '../model/continents'
import {sharedPath} from '../model/shared-path'
import {siteName} from '../public/site-names'
import {storeChoice} from '../model/store-choice'
import styles from './CountryList.module.css'

/** Path and query of the page from which the visitor came to the country selector; '' when it sends none. */
function pageBefore(): string {
  try {
    const {origin, pathname, search} = new URL(document.referrer)
    return origin === window.location.origin ? pathname + search : ''
  } catch {
    return ''
  }
}

/** Stores the choice, and leads to the page from which the visitor came where the other site has it. */
function useChoose(site: SiteSummary) {
  return (event: MouseEvent<HTMLAnchorElement>, locale: TargetLocale & {readonly id: string}) => {
    storeChoice(site, locale)
    const {metaKey, ctrlKey, shiftKey, altKey} = event
    if (metaKey || ctrlKey || shiftKey || altKey || sharedPath(pageBefore(), site) === null) return
    event.preventDefault()
    void findPage(site, locale, pageBefore()).then((address) => window.location.assign(address))
  }
}

function Country({site}: {site: SiteSummary}) {
  const t = useTranslate()
  const shop = useShop()
  const choose = useChoose(site)
  const isCurrent = site.id === shop.site.id
  return (
    <li className={styles.country} data-current={isCurrent || undefined}>
      <Flag flag={site.flag} />
      <div>
        <h3 className={styles.name}>{siteName(site, shop.locale.id, t)}</h3>
        {site.isContentOnlySite && (
          <p className={styles.note}>{t('localeSelector.siteNote.contentOnly')}</p>
        )}
        <ul className={styles.locales}>
          {site.locales.map((locale) => {
            const isHere = isCurrent && locale.id === shop.locale.id
            return (
              <li key={locale.id}>
                {/* Another site requires a page load. */}
                <a
                  href={createPaths(site, locale).home()}
                  lang={locale.id}
                  hrefLang={locale.id}
                  aria-current={isHere || undefined}
                  className={styles.locale}
                  onClick={(event) => choose(event, locale)}
                >
                  {locale.name}
                </a>
              </li>
            )
          })}
        </ul>
        {isCurrent && <p className={styles.note}>{t('countrySelector.current')}</p>}
      </div>
    </li>
  )
}

/** All country sites by continent, each with its languages. */
export function CountryList({sites}: {sites: readonly SiteSummary[]}) {
  const t = useTranslate()
  const {locale} = useShop()
  const nameOf = (site: SiteSummary) => siteName(site, locale.id, t)
  return (
    <div className={styles.continents}>
      {byContinent(sites, nameOf, locale.id).map(({continent, sites: members}) => (
        <section key={continent} className={styles.continent}>
          <h2 className={styles.heading}>{t(continentNames[continent])}</h2>
          <ul className={styles.countries}>
            {members.map((site) => (
              <Country key={site.id} site={site} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
