import type {ReactNode} from 'react'
import {LocaleProvider} from '@chakra-ui/react/locale'
import {ChakraProvider, createSystem} from '@chakra-ui/react/styled-system'
import {useShop} from '@app/shared/lib/shop-context'

/**
 * Chakra provides behaviour (focus, keyboard, scroll lock, announcements); the appearance comes from our
 * own static stylesheets and custom properties. So its theme is empty and no style is computed at run time.
 */
const system = createSystem({disableLayers: true, preflight: false})

export function OverlayProvider({children}: {children: ReactNode}) {
  const {locale} = useShop()
  return (
    <LocaleProvider locale={locale.id}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </LocaleProvider>
  )
}
