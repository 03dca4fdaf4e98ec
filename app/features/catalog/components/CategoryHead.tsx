import {useTextLanguage} from '@app/shared/i18n/text-language'
import {classNames} from '@app/shared/ui/class-names'
import {contentImage} from '@app/features/content/public/content'
import {type Banner} from '@app/features/content/public/banner'
import {useShop} from '@app/shared/lib/shop-context'
import {Picture} from '@app/shared/ui/Picture'
import {overridable} from '@app/shared/lib/overrides'
import styles from './CategoryHead.module.css'

interface CategoryHeadProps {
  name: string
  description: string
  banner: Banner | null
}

/** Title and picture of a category; texts of the content team take precedence over those of the catalogue. */
export function DefaultCategoryHead({name, description, banner}: CategoryHeadProps) {
  const shop = useShop()
  const languageOf = useTextLanguage()
  const title = banner?.title || name
  const text = banner?.text || description
  return (
    <header className={classNames(styles.head, banner?.image && styles.withPicture)}>
      <div>
        <h1 className={styles.title} {...languageOf(title)}>
          {title}
        </h1>
        {text && (
          <p className={styles.text} {...languageOf(text)}>
            {text}
          </p>
        )}
      </div>
      {banner?.image && (
        <div className={styles.picture}>
          <Picture
            src={contentImage(shop, banner.image)}
            alt=""
            width={960}
            height={360}
            fit="cut"
            sizes="(min-width: 768px) 52vw, 100vw"
            widths={[480, 760, 1120, 1520]}
            priority
          />
        </div>
      )}
    </header>
  )
}

/** Replaceable by `overrides/<SITE>/components/catalog/CategoryHead.tsx`. */
export const CategoryHead = overridable('catalog/CategoryHead', DefaultCategoryHead)
