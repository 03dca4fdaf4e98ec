import type {NearbyStore} from './store-stock'
import {useShop} from '@app/shared/lib/shop-context'
import {formatNumber} from '@app/shared/i18n/format'

/** Writes a distance in its unit; '' where it is unknown. */
export function useDistance(): (far: Pick<NearbyStore, 'distance' | 'unit'>) => string {
  const {locale} = useShop()
  return ({distance, unit}) =>
    distance === undefined
      ? ''
      : formatNumber(distance, locale.id, {
          style: 'unit',
          unit: unit === 'mi' ? 'mile' : 'kilometer',
          unitDisplay: 'short',
          maximumFractionDigits: distance < 10 ? 1 : 0,
        })
}
