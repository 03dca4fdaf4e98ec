import {classNames} from '@app/shared/ui/class-names'
import {Picture} from '@app/shared/ui/Picture'
import type {CategoryBanner} from '../model/banner'
import styles from './CategoryHead.module.css'

interface CategoryHeadProps {
  name: string
  description: string
  banner: CategoryBanner | null
}

/** Title and picture of a category; the words of the content team come before those of the catalogue. */
export function CategoryHead({name, description, banner}: CategoryHeadProps) {
  const text = banner?.text || description
  return (
    <header className={classNames(styles.head, banner?.image && styles.withPicture)}>
      <div className={styles.words}>
        <h1 className={styles.title}>{banner?.title || name}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {banner?.image && (
        <div className={styles.picture}>
          <Picture
            src={banner.image}
            alt=""
            width={960}
            height={480}
            fit="cut"
            sizes="(min-width: 768px) 55vw, 100vw"
            widths={[480, 720, 960, 1440]}
            priority
          />
        </div>
      )}
    </header>
  )
}
