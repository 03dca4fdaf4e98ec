import {useId} from 'react'
import {promotionProps} from '@app/features/analytics/public/shop-event'
import {contentImage} from '@app/features/content/public/content'
import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import {Picture} from '@app/shared/ui/Picture'
import type {HomeStory} from '../model/home-content'
import styles from './Stories.module.css'

/** Background stories about the products: one large story, the others in rows of two. */
export function Stories({stories}: {stories: readonly HomeStory[]}) {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const titleId = useId()
  const languageOf = useTextLanguage()
  if (stories.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        {t('home.stories')}
      </h2>
      <div className={styles.stories}>
        {stories.map(({title, text, image, href, cta}, index) => (
          <article
            key={title}
            className={styles.story}
            {...promotionProps({id: image, name: title, slot: 'home-stories', index})}
          >
            <div className={styles.frame}>
              <Picture
                src={contentImage(shop, image)}
                alt=""
                width={900}
                height={600}
                sizes="(min-width: 992px) 56vw, (min-width: 768px) 46vw, 94vw"
                widths={[480, 840, 1280]}
                className={styles.picture}
              />
            </div>
            <div className={styles.words} {...languageOf(text || title)}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              <AppLink to={paths.fromContent(href)} className={styles.link}>
                {cta}
                <Icon name="arrow-right" size={18} />
              </AppLink>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
