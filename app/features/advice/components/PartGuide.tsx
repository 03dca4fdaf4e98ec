import {useState} from 'react'
import loadable from '@loadable/component'
import type {PartGuideProps} from '@app/features/product/public/advice-slots'
import {useTranslate} from '@app/shared/i18n/messages'
import {RareIcon} from '@app/shared/ui/RareIcon'
import {lazyOverlay, preloadDialog} from '@app/shared/ui/overlay/lazy'
import {preloadSoon} from '@app/shared/lib/when-painted'
import styles from './PartGuide.module.css'

const guideCode = loadable(() => import('./GuideDialog'), {ssr: false})
const GuideDialog = lazyOverlay(guideCode)

const prepare = () => {
  preloadDialog()
  preloadSoon(guideCode)
}

/** The size and age guide of one part of a set or bundle. Default export: a chunk of its own. */
export default function PartGuide({guideId, product, choice, describedBy}: PartGuideProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.guide}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <RareIcon name="ruler" size={18} />
        {t('advice.guide')}
      </button>
      <GuideDialog
        open={open}
        onClose={() => setOpen(false)}
        guideId={guideId}
        product={product}
        choice={choice}
      />
    </div>
  )
}
