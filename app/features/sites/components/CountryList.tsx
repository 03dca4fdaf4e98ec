import {useTrack} from '@app/features/analytics/use-track'
import {createPaths} from '@common/paths'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import type {SiteSummary} from '@common/site-directory'
import {Flag} from '@app/shared/ui/Flag'
import {byContinent, continentNames} from '../model/continents'
import {siteName} from '../model/site-names'
import styles from './CountryList.module.css'

function Country({site}: {site: SiteSummary}) {
  const t = useTranslate()
  const shop = useShop()
  const track = useTrack()
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
                  onClick={() =>
                    track({type: 'country_selector', site: site.id, locale: locale.id})
                  }
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
  return (
    <div className={styles.continents}>
      {byContinent(sites).map(({continent, sites: members}) => (
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
