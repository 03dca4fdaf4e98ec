import {createContext, useContext, type ComponentType, type ReactNode} from 'react'
import {useShop} from './shop-context'

/** A component of a registry: which props it takes is known where it is used, not here. */
export type OverridingComponent = ComponentType<Record<string, unknown>>

/** Components that a country site replaces: site id, then the name of the overridable component. */
export type OverrideRegistry = Readonly<
  Record<string, Readonly<Record<string, OverridingComponent>>>
>

const OverridesContext = createContext<OverrideRegistry>({})

export function OverridesProvider({
  registry,
  children,
}: {
  registry: OverrideRegistry
  children: ReactNode
}) {
  return <OverridesContext.Provider value={registry}>{children}</OverridesContext.Provider>
}

/**
 * Makes a component replaceable by `overrides/<SITE>/components/<name>.tsx`.
 * @param name path below `overrides/<SITE>/components/`, without extension
 */
export function overridable<Props extends object>(
  name: string,
  Default: ComponentType<Props>,
): ComponentType<Props> {
  function Overridable(props: Props) {
    const {site} = useShop()
    const Override = useContext(OverridesContext)[site.id]?.[name] as
      ComponentType<Props> | undefined
    return Override ? <Override {...props} /> : <Default {...props} />
  }
  Overridable.displayName = `Overridable(${name})`
  return Overridable
}
