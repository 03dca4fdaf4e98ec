import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {useShop} from '@app/shared/lib/shop-context'
import {productSafetyOf, type Maker} from '../model/product-safety'
import styles from './SafetyFacts.module.css'

function Address({title, maker}: {title: MessageId; maker: Maker}) {
  const t = useTranslate()
  const {name, address, email} = maker
  return (
    <div>
      <dt>{t(title)}</dt>
      <dd>
        {name}
        <br />
        {address}
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
    </div>
  )
}

interface SafetyFactsProps {
  product: {
    readonly id: string
    readonly gtin?: string
    /** JSON of `c_maker` and `c_safety`. */
    readonly maker?: string
    readonly safety?: string
  }
}

/** Who makes a product and answers for it, its identifier, age and warnings (rule LAW-3). */
export function SafetyFacts({product}: SafetyFactsProps) {
  const t = useTranslate()
  const languageOf = useTextLanguage()
  const {productSafety} = useShop().market
  const {id, gtin} = product
  const safety = productSafetyOf(product.maker, product.safety)
  if (!safety) return <p>{t('product.productNumber', {id})}</p>
  const {maker, responsible, age, warnings} = safety
  const isBoth = productSafety && !responsible
  return (
    <dl className={styles.facts} data-duty="safety">
      <Address
        title={isBoth ? 'product.safety.both' : 'product.safety.manufacturer'}
        maker={maker}
      />
      {productSafety && responsible && (
        <Address title="product.safety.responsible" maker={responsible} />
      )}
      <div>
        <dt>{t('warranty.product')}</dt>
        <dd>{gtin ? `${id} (GTIN ${gtin})` : id}</dd>
      </div>
      {age && (
        <div>
          <dt>{t('product.safety.age')}</dt>
          <dd {...languageOf(age)}>{age}</dd>
        </div>
      )}
      {warnings.length > 0 && (
        <div>
          <dt>{t('product.safety.warnings')}</dt>
          <dd>
            <ul className={styles.warnings}>
              {warnings.map((warning) => (
                <li key={warning} {...languageOf(warning)}>
                  {warning}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}
