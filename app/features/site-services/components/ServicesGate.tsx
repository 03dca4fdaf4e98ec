import loadable from '@loadable/component'
import {Quiet} from '@app/shared/ui/Deferred'
import {servicesWanted} from '../model/services-wanted'

const SiteServices = loadable(() => import('./SiteServices'), {ssr: false})

/** The third-party services of the site, once they are wanted. The first scripts of a page have this component only. */
export function ServicesGate() {
  return servicesWanted.useValue() ? (
    <Quiet>
      <SiteServices />
    </Quiet>
  ) : null
}
