import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {RareIcon} from '@app/shared/ui/RareIcon'
import type {Added} from './added'
import {openOverlay} from './overlay-store'
import styles from './BonusOffer.module.css'
import {type BonusChoice} from './bonus'

interface BonusOfferProps {
  choice: BonusChoice
  /** The added products, to return to their dialog. */
  added?: Added
}

/** Notice of available bonus products, with a button that opens their choice. */
export function BonusOffer({choice, added}: BonusOfferProps) {
  const t = useTranslate()
  return (
    <div className={styles.offer}>
      <RareIcon name="gift" size={24} />
      <p className={styles.text}>{t('bonus.offer', {count: choice.left})}</p>
      <Button
        size="small"
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => openOverlay({kind: 'bonus', choiceId: choice.id, added})}
      >
        {t('bonus.choose')}
      </Button>
    </div>
  )
}
