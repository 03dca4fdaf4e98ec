import {useEffect, useState} from 'react'
import {useLocation} from 'react-router-dom'
import {useTrack} from '@app/features/analytics/public/use-track'
import {setTileTool} from '@app/features/catalog/public/use-tile-frame'
import {preloadDialog} from '@app/shared/ui/overlay/lazy'
import {useCompare} from './use-compare'
import {CompareBar} from '../components/CompareBar'
import {CompareBox} from '../components/CompareBox'
import {CompareDialog} from '../components/CompareDialog'

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
