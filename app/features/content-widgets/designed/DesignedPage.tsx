import {useEffect, type ReactNode} from 'react'
import type {DesignedComponent, DesignedRegion} from '@common/content-document'
import {reportCaught} from '@app/shared/lib/client-error'
import {Quiet} from '@app/shared/ui/Deferred'
import {nameOfType, renderers} from './registry'

/** Reports a component type without a renderer; the page goes on without it. */
function UnknownComponent({typeId, id}: {typeId: string; id: string}) {
  useEffect(() => {
    reportCaught(`Page Designer component ${id} has the unknown type ${typeId}.`)
  }, [typeId, id])
  return null
}

function Component({component, first}: {component: DesignedComponent; first: boolean}) {
  const Renderer = renderers[nameOfType(component.typeId)]
  if (!Renderer) return <UnknownComponent typeId={component.typeId} id={component.id} />
  const region = (id: string): ReactNode => {
    const found = component.regions.filter((one) => one.id === id)
    return <Regions regions={found} first={false} />
  }
  return (
    <Quiet>
      <Renderer {...component} region={region} first={first} />
    </Quiet>
  )
}

/** The components of regions in their order (rule CONTENT-15); an unknown type renders nothing and is reported. */
export function Regions({regions, first}: {regions: readonly DesignedRegion[]; first: boolean}) {
  return (
    <>
      {regions.flatMap(({components}, place) =>
        components.map((component, index) => (
          <Component
            key={component.id}
            component={component}
            first={first && place === 0 && index === 0}
          />
        )),
      )}
    </>
  )
}
