import {HomeHeroPicture, type HomeHeroProps} from '@app/features/home/components/HomeHero'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import styles from './HomeHero.module.css'

/**
 * First view of the Japanese shop: the heading is set vertically, as on a book cover, beside a narrow
 * column of text. In English the same columns are set horizontally.
 * Default export: the registry of overrides loads it lazily.
 */
export default function HomeHero({hero}: HomeHeroProps) {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <section className={styles.hero} aria-label={t('home.heroLabel')}>
      <HomeHeroPicture hero={hero} className={styles.picture} />
      <div className={styles.cover}>
        <h1 className={styles.title}>{hero.title}</h1>
        <div className={styles.words}>
          {hero.eyebrow && <p className={styles.eyebrow}>{hero.eyebrow}</p>}
          <p className={styles.text}>{hero.text}</p>
          {hero.cta && (
            <ButtonLink to={paths.fromContent(hero.cta.href)} variant="secondary">
              {hero.cta.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
