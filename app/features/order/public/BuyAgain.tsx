import {formatList} from '@app/shared/i18n/format-list'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {useBuyAgain, type BoughtLine} from '../use-buy-again'
import styles from './BuyAgain.module.css'

interface BuyAgainProps {
  lines: readonly BoughtLine[]
  label: MessageId
}

/** Button that puts the goods of an order into the cart again; what is gone is named. */
export function BuyAgain({lines, label}: BuyAgainProps) {
  const t = useTranslate()
  const paths = usePaths()
  const {locale} = useShop()
  const {busy, missing, buy} = useBuyAgain(lines)
  return (
    <div className={styles.again}>
      <Button busy={busy} onClick={buy}>
        {t(label)}
      </Button>
      <div role="status">
        {missing.length > 0 && (
          <>
            <p>{t('orders.gone', {products: formatList(missing, locale.id)})}</p>
            {missing.length < lines.length && (
              <ButtonLink variant="secondary" size="small" to={paths.cart()}>
                {t('orders.toCart')}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </div>
  )
}
