import {contentImage} from '@app/features/content/public/content'
import {type SlotContent} from '@app/features/content/public/slot'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import {Picture} from '@app/shared/ui/Picture'
import styles from './SlotTeaser.module.css'

/** Teaser of the content team among the products, as wide as two tiles. */
export function SlotTeaser({title, text, image, cta}: SlotContent) {
  const shop = useShop()
  const paths = usePaths()
  const languageOf = useTextLanguage()
  return (
    <article className={styles.teaser} data-promotion-slot="category-teaser">
      {image && (
        <div className={styles.picture}>
          <Picture
            src={contentImage(shop, image)}
            alt=""
            width={320}
            height={366}
            fit="cut"
            sizes="(min-width: 1200px) 18rem, (min-width: 768px) 30vw, 46vw"
            widths={[320, 560, 720]}
          />
        </div>
      )}
      <div className={styles.words} {...languageOf(text || title)}>
        <h3 className={styles.title}>{title}</h3>
        {text && <p className={styles.text}>{text}</p>}
        {cta && (
          <AppLink to={paths.fromContent(cta.href)} className={styles.link}>
            {cta.label}
            <Icon name="arrow-right" size={18} />
          </AppLink>
        )}
      </div>
    </article>
  )
}
