import {useTranslate} from '@app/shared/i18n/messages'
import {Accordion} from '@app/shared/ui/Accordion'
import {Icon} from '@app/shared/ui/Icon'
import type {ProductModel} from '../model/product'
import styles from './ProductStory.module.css'

/** Description and key facts: open by default; the shopper can close them. */
export function ProductStory({product}: {product: ProductModel}) {
  const t = useTranslate()
  const {name, description, features} = product
  if (!description && features.length === 0) return null
  return (
    <div className={styles.story}>
      {description && (
        <Accordion level={2} defaultOpen title={t('product.descriptionTitle', {product: name})}>
          {/* HTML of the catalogue, written by the merchant. */}
          <div className={styles.prose} dangerouslySetInnerHTML={{__html: description}} />
        </Accordion>
      )}
      {features.length > 0 && (
        <Accordion level={2} defaultOpen title={t('product.features')}>
          <ul className={styles.list}>
            {features.map((feature) => (
              <li key={feature}>
                <Icon name="check" size={20} />
                {feature}
              </li>
            ))}
          </ul>
        </Accordion>
      )}
    </div>
  )
}
