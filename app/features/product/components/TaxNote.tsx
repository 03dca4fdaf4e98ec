import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import type {TaxTexts} from '@config/markets/market'
import type {SiteConfig} from '@config/schema'
import {grossMark, useBusinessMode} from '@app/features/account/business-mode'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {productPages} from '../model/promises'
import styles from './TaxNote.module.css'

/** Note for prices with or without tax (rule SITE-12); the country's own where it says the same. */
function taxNoteOf(note: TaxTexts['note'], taxation: SiteConfig['taxation']): TaxTexts['note'] {
  if (note === null) return null
  if (taxation === 'net') return 'product.taxNote.excluded'
  return note === 'product.taxNote.excluded' ? 'product.taxNote.included' : note
}

/**
 * Tax note of a price, as the law of the country requires; its word for delivery is a link to the terms.
 * @param taxRate tax in the price, which business customers see without it; undefined where it is not known
 */
export function TaxNote({taxRate}: {taxRate?: number | undefined}) {
  const intl = useIntl()
  const paths = usePaths()
  const {market, site} = useShop()
  const business = useBusinessMode()
  const net = business && taxRate !== undefined
  const taxNote = net ? 'product.taxNote.net' : taxNoteOf(market.tax.note, site.taxation)
  if (!taxNote) return null
  const link = (chunks: ReactNode) => (
    <AppLink key="link" to={paths.fromContent(productPages.delivery)}>
      {chunks}
    </AppLink>
  )
  return (
    <p className={styles.note} {...grossMark(business, site)}>
      {intl.formatMessage({id: taxNote}, {link})}
    </p>
  )
}
