import {promotionProps} from '@app/features/analytics/public/shop-event'
import {contentImage} from '@app/features/content/public/content'
import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {imageUrl} from '@app/shared/lib/image-url'
import {overridable} from '@app/shared/lib/overrides'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {classNames} from '@app/shared/ui/class-names'
import {Picture} from '@app/shared/ui/Picture'
import type {HomeHeroContent} from '../model/home-content'
import styles from './HomeHero.module.css'

export interface HomeHeroProps {
  hero: HomeHeroContent
}

const PHONE_WIDTHS = [480, 720, 1080]

/** Picture of the hero; phones get a portrait version. */
export function HomeHeroPicture({hero, className}: HomeHeroProps & {className?: string}) {
  const shop = useShop()
  const phone = contentImage(shop, hero.imageMobile)
  const phoneSources = PHONE_WIDTHS.map((width) => `${imageUrl(phone, {width})} ${width}w`).join(
    ', ',
  )
  return (
    <picture className={classNames(styles.crop, className)}>
      <source media="(max-width: 767.98px)" srcSet={phoneSources} sizes="100vw" />
      <Picture
        src={contentImage(shop, hero.image)}
        alt={hero.imageAlt}
        width={1600}
        height={1100}
        sizes="(min-width: 768px) 60vw, 100vw"
        widths={[720, 1080, 1600]}
        priority
      />
    </picture>
  )
}

/** First view of the home page: text beside the picture, below it on phones. */
export function DefaultHomeHero({hero}: HomeHeroProps) {
  const t = useTranslate()
  const paths = usePaths()
  const languageOf = useTextLanguage()
  return (
    <section className={styles.hero} aria-label={t('home.heroLabel')} data-hero="">
      <HomeHeroPicture hero={hero} className={styles.picture} />
      <div className={styles.words} {...languageOf(hero.text || hero.title)}>
        {hero.eyebrow && <p className={styles.eyebrow}>{hero.eyebrow}</p>}
        <h1 className={styles.title}>{hero.title}</h1>
        <p className={styles.text}>{hero.text}</p>
        {hero.cta && (
          <ButtonLink to={paths.fromContent(hero.cta.href)} className={styles.action}>
            {hero.cta.label}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

/** Replaceable by `overrides/<SITE>/components/home/HomeHero.tsx`. */
export const HomeHero = overridable('home/HomeHero', DefaultHomeHero)

/** The hero of the site, tracked as a promotion. */
export const TrackedHomeHero = ({hero}: HomeHeroProps) => (
  <div {...promotionProps({id: hero.image, name: hero.title, slot: 'home-hero'})}>
    <HomeHero hero={hero} />
  </div>
)
