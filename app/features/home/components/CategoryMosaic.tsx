import {useId} from 'react'
import {contentImage} from '@app/features/content/public/content'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Picture} from '@app/shared/ui/Picture'
import type {HomeCategory} from '../model/home-content'
import styles from './CategoryMosaic.module.css'

const WIDTHS = [360, 500, 720, 1080]

/** Image sizes that match the stylesheet: one, then two per row on phones; three, then four on wider screens. */
const sizesOf = (index: number): string =>
  `(min-width: 768px) ${index < 3 ? 30 : 22}vw, ${index === 0 ? 94 : 46}vw`

/** Links to the categories, each with a picture. */
export function CategoryMosaic({categories}: {categories: readonly HomeCategory[]}) {
  const t = useTranslate()
  const shop = useShop()
  const paths = usePaths()
  const titleId = useId()
  if (categories.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        {t('home.categories')}
      </h2>
      <ul className={styles.mosaic}>
        {categories.map(({title, text, image, href}, index) => (
          <li key={href} className={styles.tile}>
            <AppLink to={paths.fromContent(href)} className={styles.link}>
              <span className={styles.frame}>
                <Picture
                  src={contentImage(shop, image)}
                  alt=""
                  width={560}
                  height={700}
                  sizes={sizesOf(index)}
                  widths={WIDTHS}
                  className={styles.picture}
                />
              </span>
              <span className={styles.title}>{title}</span>
              {text && <span className={styles.text}>{text}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
