import {useEffect, useState} from 'react'
import loadable from '@loadable/component'
import {readConnection} from '@app/shared/lib/connection'
import {whenIdle} from '@app/shared/lib/when-idle'

const Nothing = () => null
const Reading = loadable(
  () => import('../components/OfflineReading').catch(() => ({default: Nothing})),
  {ssr: false},
)

/** Reading without a line. Its code loads in idle time, at once for a page from the store. */
export function OfflineHost() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return undefined
    const start = () => setWanted(true)
    if (readConnection().storedAt === undefined) return whenIdle(start)
    start()
    return undefined
  }, [])
  return wanted ? <Reading /> : null
}
