import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Accordion} from '@app/shared/ui/Accordion'
import {AppLink} from '@app/shared/ui/AppLink'
import {SafetyFacts} from '@app/features/law/public/SafetyFacts'
import {catalogFile} from '@app/features/gallery/public/catalog-file'
import {isMadeToOrder, type ProductModel} from '../public/product'
import {materialNames} from '../public/materials'
import {productPages, promises} from '../model/promises'
import {Promises} from '../public/Promises'
import {usePartnerLink} from '../public/advice-slots'
import styles from './ProductDetails.module.css'

function Dimensions({dimensions}: Pick<ProductModel, 'dimensions'>) {
  const t = useTranslate()
  const languageOf = useTextLanguage()
  if (dimensions.length === 0) return null
  return (
    <Accordion level={2} title={t('product.dimensions')}>
      <dl className={styles.facts}>
        {dimensions.map(({label, value}) => (
          <div key={label + value} className={styles.fact} {...languageOf(label)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Accordion>
  )
}

function Materials({materials, care}: Pick<ProductModel, 'materials' | 'care'>) {
  const t = useTranslate()
  const languageOf = useTextLanguage()
  const paths = usePaths()
  const names = materialNames(materials).map((id) => t(id))
  if (names.length === 0 && !care) return null
  return (
    <>
      {names.length > 0 && (
        <Accordion level={2} title={t('product.materials')}>
          <ul className={styles.materials}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Accordion>
      )}
      {care && (
        <Accordion level={2} title={t('product.care')}>
          <p {...languageOf(care)}>{care}</p>
          <AppLink className={styles.more} to={paths.fromContent(productPages.care)}>
            {t('common.readMore')}
          </AppLink>
        </Accordion>
      )}
    </>
  )
}

function Downloads({downloads = []}: Pick<ProductModel, 'downloads'>) {
  const t = useTranslate()
  const languageOf = useTextLanguage()
  const {site} = useShop()
  if (downloads.length === 0) return null
  return (
    <Accordion level={2} title={t('product.downloads')}>
      <ul className={styles.files}>
        {downloads.map(({href, label, size}) => (
          <li key={href}>
            <a href={catalogFile(site, href)} download target="_blank" rel="noreferrer">
              <span {...languageOf(label)}>{label}</span>
              {size !== undefined && (
                <span className={styles.size}>{t('product.downloads.size', {n: size})}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </Accordion>
  )
}

function Questions({questions = []}: Pick<ProductModel, 'questions'>) {
  const t = useTranslate()
  const languageOf = useTextLanguage()
  if (questions.length === 0) return null
  return (
    <Accordion level={2} title={t('product.faq')}>
      <dl className={styles.questions}>
        {questions.map(({question, answer}) => (
          <div key={question} {...languageOf(question)}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Accordion>
  )
}

function Warranty() {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <Accordion level={2} title={t('product.warranty')}>
      <p>{t('product.warranty.text', {years: promises.warrantyYears})}</p>
      <p>{t('product.promise.spareParts', {years: promises.sparePartYears})}</p>
      <p className={styles.links}>
        <AppLink to={paths.fromContent(productPages.warranty)}>
          {t('product.warranty.more')}
        </AppLink>
      </p>
    </Accordion>
  )
}

/** How the reviews of the page come about (rule LAW-6). */
function ReviewsNote() {
  const t = useTranslate()
  return (
    <Accordion level={2} title={t('reviews.about')}>
      <div className={styles.note} data-duty="reviews">
        <p>{t('reviews.about.buyers')}</p>
        <p>{t('reviews.about.checks')}</p>
        <p>{t('reviews.about.rewards')}</p>
      </div>
    </Accordion>
  )
}

/** Product details: measures, materials, care, delivery, safety. The sections open without JavaScript. */
export function ProductDetails({product}: {product: ProductModel}) {
  const t = useTranslate()
  const paths = usePaths()
  const {isContentOnlySite, features} = useShop().site
  const partnerLink = usePartnerLink(product)
  const page = (name: keyof typeof productPages) => paths.fromContent(productPages[name])
  return (
    <div className={styles.details}>
      <Dimensions dimensions={product.dimensions} />
      <Materials materials={product.materials} care={product.care} />
      {!isContentOnlySite && (
        <Accordion level={2} title={t('product.delivery')}>
          <Promises
            withDelivery
            warrantyOnly={isMadeToOrder(product) || partnerLink !== undefined}
          />
          <p className={styles.links}>
            <AppLink to={page('delivery')}>{t('product.delivery.more')}</AppLink>
            <AppLink to={page('returns')}>{t('product.returns.more')}</AppLink>
          </p>
        </Accordion>
      )}
      <Warranty />
      <Downloads downloads={product.downloads} />
      <Questions questions={product.questions} />
      <Accordion level={2} title={t('product.safety')}>
        <SafetyFacts product={product} />
        <p className={styles.links}>
          <AppLink to={page('safety')}>{t('product.safety.more')}</AppLink>
        </p>
      </Accordion>
      {features.reviews && <ReviewsNote />}
    </div>
  )
}
