import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {useShop} from '@app/shared/lib/shop-context'
import {useDelegatedLinks} from '@app/shared/lib/use-delegated-links'
import {Accordion} from '@app/shared/ui/Accordion'
import {Icon} from '@app/shared/ui/Icon'
import {markup} from '@app/shared/ui/safe-markup'
import type {ProductModel} from '../public/product'
import styles from './ProductStory.module.css'

/**
 * Description and key facts: open by default; the shopper can close them. The site may leave them out or add the
 * picture of the product family (rule SITE-12).
 */
export function ProductStory({product}: {product: ProductModel}) {
  const t = useTranslate()
  const languageOf = useTextLanguage()
  const followLink = useDelegatedLinks()
  const {features: has, pictures} = useShop().site
  const {name, description, features} = product
  if (has.productStory === false || (!description && features.length === 0)) return null
  return (
    <div className={styles.story}>
      {description && (
        <Accordion level={2} defaultOpen title={t('product.descriptionTitle', {product: name})}>
          <div
            role="presentation"
            className={styles.prose}
            onClick={followLink}
            {...languageOf(description)}
            {...markup(description)}
          />
        </Accordion>
      )}
      {features.length > 0 && (
        <Accordion level={2} defaultOpen title={t('product.features')}>
          <ul className={styles.list}>
            {features.map((feature) => (
              <li key={feature} {...languageOf(feature)}>
                <Icon name="check" size={20} />
                {feature}
              </li>
            ))}
          </ul>
        </Accordion>
      )}
      {pictures?.productFamily && <img src={pictures.productFamily} alt="" loading="lazy" />}
    </div>
  )
}
