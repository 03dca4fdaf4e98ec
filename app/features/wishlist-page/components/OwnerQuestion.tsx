import {openAuthModal} from '@app/features/account/public/auth-modal'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import styles from './SharedWishlist.module.css'

/** Asks a guest whether the list is theirs, before reservations are visible (rule WISH-18). */
export function OwnerQuestion({onReveal}: {onReveal: () => void}) {
  const t = useTranslate()
  return (
    <div className={styles.question}>
      <p>{t('wishlist.shared.question')}</p>
      <div className={styles.ways}>
        <Button size="small" onClick={onReveal}>
          {t('wishlist.shared.reveal')}
        </Button>
        <Button size="small" variant="secondary" onClick={() => openAuthModal()}>
          {t('auth.signIn')}
        </Button>
      </div>
    </div>
  )
}
