import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import type {ProductModel} from '../model/product'
import styles from './ProductStory.module.css'

/** The description and what is good to know, below the fold. */
export function ProductStory({product}: {product: ProductModel}) {
  const t = useTranslate()
  const {name, description, features} = product
  if (!description && features.length === 0) return null
  return (
    <section className={styles.story}>
      <div className={styles.inner}>
        {description && (
          <div className={styles.description}>
            <h2>{t('product.descriptionTitle', {product: name})}</h2>
            {/* HTML of the catalogue, which the merchant writes. */}
            <div className={styles.prose} dangerouslySetInnerHTML={{__html: description}} />
          </div>
        )}
        {features.length > 0 && (
          <div>
            <h2 className={styles.featuresTitle}>{t('product.features')}</h2>
            <ul className={styles.list}>
              {features.map((feature) => (
                <li key={feature}>
                  <Icon name="check" size={20} />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
