import {useState} from 'react'
import {useAction} from '@app/features/faults/public/use-action'
import {useBasketLink, useChangeBasketLink} from '../api/basket-link'
import {useBasketContext, useCurrentBasket} from '@app/features/basket/public/basket'
import {formatDate} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {CopyField} from '@app/shared/ui/form/CopyField'
import styles from './GiftMessage.module.css'

/**
 * Creates, shows and revokes the link of the basket. The link is shown once, because the backend stores only a hash
 * of its token. Default export: a chunk of its own.
 */
export default function BasketLinkForm() {
  const t = useTranslate()
  const context = useBasketContext()
  const paths = usePaths()
  const basketId = useCurrentBasket()?.basketId
  const {data: expiresAt = null} = useBasketLink({context, basketId})
  const changeLink = useChangeBasketLink()
  const [token, setToken] = useState<string | null>(null)

  const {busy, run} = useAction(async (change: 'create' | 'revoke') => {
    const link = await changeLink({context, basketId, change})
    setToken(link?.token ?? null)
  })
  const {locale} = context.shop
  return (
    <div className={styles.form}>
      <p className={styles.help}>{t('cart.link.text')}</p>
      {token !== null && expiresAt !== null && (
        <CopyField
          key={token}
          id="basket-link"
          label={t('cart.link.label')}
          value={window.location.origin + paths.sharedCart(token)}
        />
      )}
      {expiresAt !== null && (
        <p className={styles.help}>
          {t('cart.link.until', {date: formatDate(expiresAt, locale.id)})}
        </p>
      )}
      <Button variant="secondary" busy={busy} onClick={() => void run('create')}>
        {t(expiresAt === null ? 'cart.link.create' : 'cart.link.createAgain')}
      </Button>
      {expiresAt !== null && (
        <Button variant="secondary" busy={busy} onClick={() => void run('revoke')}>
          {t('cart.link.revoke')}
        </Button>
      )}
    </div>
  )
}
