import loadable from '@loadable/component'
import {useTrackingConsent} from '@app/features/consent/model/tracking-consent'
import {Deferred} from '@app/shared/ui/Deferred'
import type {RecommendationAnchor} from '../api/get-recommendations'
import styles from './RecommendationZone.module.css'

const Recommendations = loadable(() => import('./Recommendations'), {ssr: false})

interface RecommendationZoneProps {
  /** Zone of the personalisation service. */
  zone: 'home' | 'category' | 'pdp' | 'cart'
  anchor: RecommendationAnchor
  title: string
  /** Text with the reason of the recommendation. */
  reason?: string
  /** Ids of products that the page already shows. */
  without?: readonly string[]
  /** Set inside a page that has its own margins. */
  inset?: boolean
  /** Class that reserves the space of the row while it is empty; by default that of a full page row. */
  placeholder?: string
}

/** Container of recommendations below the fold; without consent it takes no space. */
export function RecommendationZone(props: RecommendationZoneProps) {
  const {zone, placeholder = styles.row, ...rest} = props
  if (useTrackingConsent() !== 'granted') return null
  return (
    <Deferred placeholder={placeholder}>
      <Recommendations source={{zone}} {...rest} />
    </Deferred>
  )
}
