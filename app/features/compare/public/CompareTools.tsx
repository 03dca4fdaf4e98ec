import {useEffect, useState} from 'react'
import {useLocation} from 'react-router-dom'
import {useTrack} from '@app/features/analytics/public/use-track'
import {setTileTool} from '@app/features/catalog/public/use-tile-frame'
import {preloadDialog} from '@app/shared/ui/overlay/lazy'
import {useCompare} from './use-compare'
import {CompareBar} from '../components/CompareBar'
import {CompareDialog} from '../components/CompareDialog'
import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import type {ComparedItem} from '../model/compare-list'
import styles from '../components/CompareBox.module.css'

/** Checkbox on the picture of a tile that adds the product to the comparison. */
function CompareBox({item}: {item: ComparedItem}) {
  const t = useTranslate()
  const {has, toggle} = useCompare()
  const chosen = has(item.id)
  return (
    <button
      type="button"
      className={styles.box}
      aria-pressed={chosen}
      aria-label={t('compare.product', {product: item.name})}
      onClick={() => toggle(item)}
    >
      <span className={styles.pill}>
        <span className={styles.check}>{chosen && <Icon name="check" size={14} />}</span>
        {t('compare.compare')}
      </span>
    </button>
  )
}

/** Bar, checkboxes on tiles and the compare dialog. Default export: loaded with the first product. */
export default function CompareTools() {
  const {items} = useCompare()
  const {pathname} = useLocation()
  const track = useTrack()
  const [openAt, setOpenAt] = useState<string | null>(null)
  useEffect(() => {
    setTileTool(({id, name}, image) => <CompareBox item={{id, name, ...(image && {image})}} />)
    return () => setTileTool(null)
  }, [])
  const compare = () => {
    track({type: 'compare', items: items.map(({id, name}) => ({id, name}))})
    setOpenAt(pathname)
  }
  return (
    <>
      {items.length > 0 && (
        <CompareBar items={items} onCompare={compare} onPrepare={preloadDialog} />
      )}
      {/* The dialog closes on navigation to another page. */}
      <CompareDialog
        items={items}
        open={openAt === pathname && items.length > 0}
        onClose={() => setOpenAt(null)}
      />
    </>
  )
}
