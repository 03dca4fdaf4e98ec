import {guaranteeCode} from '@common/guarantee-code'
import {formatNumber} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import styles from './GuaranteeNotice.module.css'

/** Years of the legal guarantee in all of the European Union. */
export const LEGAL_YEARS = 2

/** Writes years in the language of the page, such as `3 years`. */
export function useYears(): (years: number) => string {
  const {locale} = useShop()
  return (years) =>
    formatNumber(years, locale.id, {style: 'unit', unit: 'year', unitDisplay: 'long'})
}

/** The twelve stars, as dots of one dashed circle. */
function UnionFlag() {
  return (
    <svg viewBox="0 0 24 16" width="54" height="36" aria-hidden="true">
      <path fill="#039" d="M0 0h24v16H0z" />
      <circle
        cx="12"
        cy="8"
        r="5"
        fill="none"
        stroke="#fc0"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeDasharray="0 2.618"
      />
    </svg>
  )
}

/** What the country's own law gives beyond the two years of the Union; outside of the notice, which is the same everywhere. */
function NationalLaw({years, expectedLife}: {years: number; expectedLife?: true}) {
  const t = useTranslate()
  const write = useYears()
  if (expectedLife) return <p className={styles.national}>{t('guarantee.expectedLife')}</p>
  if (years <= LEGAL_YEARS) return null
  return <p className={styles.national}>{t('guarantee.longer', {years: write(years)})}</p>
}

/**
 * The harmonised notice about the legal guarantee (rule LAW-1), where the market has one.
 * @param level of its heading
 */
export function GuaranteeNotice({level}: {level: 2 | 3}) {
  const t = useTranslate()
  const {guarantee} = useShop().market
  const {prefix} = usePaths()
  if (!guarantee) return null
  const Title = `h${level}` as const
  return (
    <section id="legal-guarantee" className={styles.part} data-duty="guarantee">
      <div className={styles.notice}>
        <div className={styles.head}>
          <UnionFlag />
          <Title className={styles.title}>{t('guarantee.title')}</Title>
        </div>
        <div className={styles.body}>
          <p className={styles.years}>{t('guarantee.minimum')}</p>
          <div className={styles.text}>
            <p>{t('guarantee.text')}</p>
            <p>{t('guarantee.contact')}</p>
            <a href={guarantee.link} target="_blank" rel="noopener" className={styles.link}>
              {t('guarantee.more')}
              <VisuallyHidden>{` ${t('a11y.opensInNewTab')}`}</VisuallyHidden>
            </a>
          </div>
          <img
            src={guaranteeCode(prefix)}
            alt=""
            width="112"
            height="112"
            loading="lazy"
            className={styles.code}
          />
        </div>
      </div>
      <NationalLaw {...guarantee} />
    </section>
  )
}
