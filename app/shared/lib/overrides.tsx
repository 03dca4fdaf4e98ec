import {createContext, useContext, type ComponentType, type ReactNode} from 'react'
import {useShop} from './shop-context'

/**
 * Components that a country site replaces: site id, then the name of the overridable component. Their props
 * are checked where the registry is created, by `overrides/table.ts`.
 */
export type OverrideRegistry = Readonly<
  Record<string, Readonly<Record<string, object | undefined>>>
>

declare const overrideName: unique symbol

/** A component that sites can replace; its type contains its name for `overrides/table.ts`. */
export type Overridable<Name extends string, Props> = ComponentType<Props> & {
  readonly [overrideName]?: Name
}

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

/** Overrides of the page's site, by name. */
export const useOverrides = (): OverrideRegistry[string] => {
  const {site} = useShop()
  return useContext(OverridesContext)[site.id] ?? {}
}

/**
 * Makes a component replaceable by `overrides/<SITE>/components/<name>.tsx`. It requires a row in
 * `overrides/table.ts`.
 * @param name path below `overrides/<SITE>/components/`, without extension
 */
export function overridable<const Name extends string, Props extends object>(
  name: Name,
  Default: ComponentType<Props>,
): Overridable<Name, Props> {
  function Component(props: Props) {
    const Shown = (useOverrides()[name] ?? Default) as ComponentType<Props>
    return <Shown {...props} />
  }
  Component.displayName = `Overridable(${name})`
  return Component
}
