import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import type {Guide} from '../model/guide'
import styles from './GuideDialog.module.css'

interface GuideTableProps {
  guide: Pick<Guide, 'title' | 'columns' | 'rows'>
  /** Row that fits the child; undefined until it is known. */
  advised: number | undefined
}

/** Table of all sizes or stages. */
export function GuideTable({guide, advised}: GuideTableProps) {
  const t = useTranslate()
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{guide.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {guide.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {guide.rows.map(({cells}, index) => (
          <tr key={cells.join()} className={index === advised ? styles.advised : undefined}>
            {cells.map((cell, place) =>
              place === 0 ? (
                <th key={place} scope="row">
                  {cell}
                  {index === advised && (
                    <span className={styles.fits}>
                      <Icon name="check" size={16} />
                      <VisuallyHidden>{t('advice.guide.fits')}</VisuallyHidden>
                    </span>
                  )}
                </th>
              ) : (
                <td key={place}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
