import loadable from '@loadable/component'
import {Quiet} from '@app/shared/ui/Deferred'
import {servicesEnabled} from '../model/services-enabled'

const SiteServices = loadable(() => import('./SiteServices'), {ssr: false})

/** The third-party services of the site, once they are wanted. The first scripts of a page have this component only. */
export function ServicesGate() {
  return servicesEnabled.useValue() ? (
    <Quiet>
      <SiteServices />
    </Quiet>
  ) : null
}
