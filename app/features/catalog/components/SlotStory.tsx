import {useId} from 'react'
import {contentImage} from '@app/features/content/public/content'
import {type SlotContent} from '@app/features/content/public/slot'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {classNames} from '@app/shared/ui/class-names'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import {Picture} from '@app/shared/ui/Picture'
import styles from './SlotStory.module.css'

/** Text of the content team below the products of a category; empty lines separate the paragraphs. */
export function SlotStory({title, text, image, cta}: SlotContent) {
  const shop = useShop()
  const paths = usePaths()
  const titleId = useId()
  const languageOf = useTextLanguage()
  return (
    <section
      className={classNames(styles.story, image && styles.withPicture)}
      aria-labelledby={titleId}
      data-promotion-slot="category-story"
    >
      {image && (
        <div className={styles.picture}>
          <Picture
            src={contentImage(shop, image)}
            alt=""
            width={560}
            height={640}
            fit="cut"
            sizes="(min-width: 768px) 28rem, 92vw"
            widths={[360, 560, 900]}
          />
        </div>
      )}
      <div className={styles.words} {...languageOf(text || title)}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {cta && (
          <AppLink to={paths.fromContent(cta.href)} className={styles.link}>
            {cta.label}
            <Icon name="arrow-right" size={18} />
          </AppLink>
        )}
      </div>
    </section>
  )
}
