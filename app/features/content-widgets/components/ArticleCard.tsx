import {contentImage} from '@app/features/content/public/content'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {formatDate} from '@app/shared/i18n/format'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Picture} from '@app/shared/ui/Picture'
import styles from './ArticleCard.module.css'

interface ArticleCardProps {
  title: string
  text: string
  image: string | null
  /** Site-relative address. */
  href: string
  /** Day of the article, `2026-03-01`. */
  date?: string | null
  /** Level of the title, one below the heading of the list. */
  heading?: 'h2' | 'h3'
}

/** Teaser of an article; the whole card is its link. */
export function ArticleCard(props: ArticleCardProps) {
  const {title, text, image, href, date, heading: Heading = 'h3'} = props
  const shop = useShop()
  const languageOf = useTextLanguage()
  const paths = usePaths()
  return (
    <article className={styles.card}>
      {image && (
        <Picture
          src={contentImage(shop, image)}
          alt=""
          width={480}
          height={320}
          sizes="(min-width: 768px) 20rem, 94vw"
          widths={[360, 480, 840]}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        {date && (
          <time className={styles.date} dateTime={date}>
            {formatDate(date, shop.locale.id)}
          </time>
        )}
        <Heading className={styles.title} {...languageOf(title)}>
          <AppLink to={paths.fromContent(href)} className={styles.link}>
            {title}
          </AppLink>
        </Heading>
        {text && (
          <p className={styles.text} {...languageOf(text)}>
            {text}
          </p>
        )}
      </div>
    </article>
  )
}
