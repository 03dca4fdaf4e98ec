import {useQueryClient} from '@tanstack/react-query'
import {useAction} from '@app/features/faults/public/use-action'
import {addAllWishes} from '@app/features/wishlist/public/change-wishes'
import type {WishTarget} from '@app/features/wishlist/public/wishes'
import {formatList} from '@app/shared/i18n/format-list'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import styles from './AddAllWishes.module.css'

interface AddAllWishesProps {
  /** Names of the products by id. */
  names: ReadonlyMap<string, string>
}

/** Button that puts the products of a shared list on the own wish list, with its report (rule WISH-16). */
export function AddAllWishes({names}: AddAllWishesProps) {
  const t = useTranslate()
  const shop = useShop()
  const queryClient = useQueryClient()
  const paths = usePaths()
  const {
    busy,
    run,
    result: report,
  } = useAction(() =>
    addAllWishes(
      {shop, queryClient},
      [...names.keys()].map((productId) => ({productId})),
    ),
  )
  const listed = (targets: readonly WishTarget[]) =>
    formatList(
      targets.map(({productId}) => names.get(productId) ?? productId),
      shop.locale.id,
    )
  return (
    <div className={styles.bulk}>
      <Button variant="secondary" busy={busy} onClick={() => void run()}>
        {t('wishlist.bulk.action')}
      </Button>
      <div role="status" className={styles.report}>
        {report && (
          <>
            <p>{t('wishlist.bulk.added', {count: report.added.length})}</p>
            {report.present.length > 0 && (
              <p>{t('wishlist.bulk.present', {products: listed(report.present)})}</p>
            )}
            {report.excluded.length > 0 && (
              <p>{t('wishlist.bulk.excluded', {products: listed(report.excluded)})}</p>
            )}
            {report.failed.length > 0 && (
              <p>{t('wishlist.bulk.failed', {products: listed(report.failed)})}</p>
            )}
            {report.added.length > 0 && (
              <ButtonLink size="small" variant="secondary" to={paths.wishlist()}>
                {t('wishlist.view')}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </div>
  )
}
