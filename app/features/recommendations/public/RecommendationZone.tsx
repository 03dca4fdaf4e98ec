import loadable from '@loadable/component'
import {useTrackingConsent} from '@app/features/consent/public/tracking-consent'
import {Deferred} from '@app/shared/ui/Deferred'
import type {RecommendationAnchor} from '../api/get-recommendations'
import {mayRecommend} from '../model/recommendation-rules'
import styles from './RecommendationZone.module.css'

const Recommendations = loadable(() => import('../components/Recommendations'), {ssr: false})

interface RecommendationZoneProps {
  /** Zone of the personalisation service. */
  zone: 'home' | 'category' | 'pdp' | 'cart'
  anchor: RecommendationAnchor
  /** Shows our own accessories, which need no consent, until the shopper answers (rule RECO-2). */
  accessories?: boolean
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

const ACCESSORIES = {recommender: 'custom-Accessories'}

/** Container of recommendations below the fold; it takes no space where none may be requested. */
export function RecommendationZone(props: RecommendationZoneProps) {
  const {zone, accessories, placeholder = styles.row, ...rest} = props
  const consent = useTrackingConsent()
  const source = accessories && consent === 'open' ? ACCESSORIES : {zone}
  if (!mayRecommend(source, consent)) return null
  return (
    <Deferred placeholder={placeholder}>
      <Recommendations source={source} {...rest} />
    </Deferred>
  )
}
