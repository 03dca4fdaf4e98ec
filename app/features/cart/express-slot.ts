import {createContext, useContext, type ReactNode} from 'react'
import type {Basket} from '@app/features/basket/public/basket'

/** Renders the buttons of express payment for a basket; null where no method is available. */
export type RenderExpress = (basket: Basket) => ReactNode

const ExpressContext = createContext<RenderExpress | null>(null)

/** The page fills the slot: the cart does not depend on payment providers (rule BASKET-20). */
export const ExpressProvider = ExpressContext.Provider

/** The renderer that the page put into the slot; null without one. */
export const useRenderExpress = (): RenderExpress | null => useContext(ExpressContext)
