import loadable from '@loadable/component'
import {useShop} from '@app/shared/lib/shop-context'
import {consentServiceScript} from '../model/consent-service-script'
import ConsentSheet from './ConsentSheet'

const ConsentService = loadable(() => import('./ConsentService'), {ssr: false})

interface ConsentQuestionProps {
  /** The question is to be shown. */
  asks: boolean
  /** The shopper opened it from the footer. */
  again: boolean
}

/**
 * The question of consent: that of the consent service in its regions, else the shop's own one (rule CONSENT-5). The
 * service stays after its first question, because it reports later decisions as well. Default export: lazy.
 */
export default function ConsentQuestion({asks, again}: ConsentQuestionProps) {
  const script = consentServiceScript(useShop())
  if (script)
    return <ConsentService address={script.address} integrity={script.integrity} again={again} />
  return asks ? <ConsentSheet /> : null
}
