import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {productPages} from '../model/promises'
import styles from './TaxNote.module.css'

/**
 * Tax note of a price, as the law of the country requires; its word for delivery is a link to the terms.
 * @param net the price is shown without tax, to a business customer
 */
export function TaxNote({net = false}: {net?: boolean}) {
  const intl = useIntl()
  const paths = usePaths()
  const {tax} = useShop().market
  const taxNote = net ? 'product.taxNote.net' : tax.note
  if (!taxNote) return null
  const link = (chunks: ReactNode) => (
    <AppLink key="link" to={paths.fromContent(productPages.delivery)}>
      {chunks}
    </AppLink>
  )
  return <p className={styles.note}>{intl.formatMessage({id: taxNote}, {link})}</p>
}
