import {useId} from 'react'
import {useLocation} from 'react-router-dom'
import {ProductGrid} from '@app/features/catalog/public/ProductGrid'
import {useTranslate} from '@app/shared/i18n/messages'
import {useAlternatives} from '../api/get-alternatives'
import {wordsOfAddress} from '../model/address-words'
import styles from './Alternatives.module.css'

/** Alternatives to a product that is no longer sold; renders nothing when they cannot be read. */
export default function Alternatives() {
  const t = useTranslate()
  const titleId = useId()
  const {pathname} = useLocation()
  const {data: listing} = useAlternatives(wordsOfAddress(pathname))
  if (!listing || listing.tiles.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('notFound.alternatives')}
      </h2>
      <ProductGrid tiles={listing.tiles} imageFolder={listing.imageFolder} />
    </section>
  )
}
