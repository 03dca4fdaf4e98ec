import {useState} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import {useCompared} from '../api/use-compared'
import type {ComparedItem} from '../model/compare-list'
import {compareRows} from '../model/compare-rows'
import {CompareTable} from './CompareTable'
import styles from './CompareDialog.module.css'

interface CompareDialogProps {
  items: readonly ComparedItem[]
  open: boolean
  onClose: () => void
}

function Comparison({items}: {items: readonly ComparedItem[]}) {
  const t = useTranslate()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const {products: shown, isError} = useCompared(items.map(({id}) => id))
  if (isError) {
    return (
      <p role="alert" className={styles.note}>
        {t('error.generic')}
      </p>
    )
  }
  if (!shown) {
    return (
      <p role="status" className={styles.note}>
        {t('common.loading')}
      </p>
    )
  }
  const rows = compareRows(shown, t)
  const several = shown.length > 1
  return (
    <>
      {several ? (
        <label className={styles.filter}>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          {t('compare.onlyDifferences')}
        </label>
      ) : (
        <p className={styles.note}>{t('compare.addAnother')}</p>
      )}
      <CompareTable
        products={shown}
        rows={several && onlyDifferences ? rows.filter(({differs}) => differs) : rows}
        marked={several}
      />
    </>
  )
}

/** Full-screen dialog with the products side by side. */
export function CompareDialog({items, open, onClose}: CompareDialogProps) {
  const t = useTranslate()
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('compare.title')}
      size="full"
      className={styles.dialog}
    >
      <Comparison items={items} />
    </LazyDialog>
  )
}
