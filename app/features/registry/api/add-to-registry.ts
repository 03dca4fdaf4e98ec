import type {SiteConfig} from '@config/schema'
import type {RegistryItem} from '../public/registry'

type RegistryConfig = SiteConfig['services']['registry']

interface RegistrySdk {
  addItem: (
    siteKey: string,
    item: RegistryItem,
    on: {onShow: () => void; onClose: () => void},
  ) => void
}

/** Time after which the registry window counts as closed, milliseconds (rule PROD-14). */
export const POPUP_TIMEOUT_MS = 10_000

const sdk = (): RegistrySdk | undefined => (window as {MyRegistrySDK?: RegistrySdk}).MyRegistrySDK

/**
 * Opens the registry with a product.
 * @throws Error 'MyRegistryAPI is not enabled', 'MyRegistryAPI enabled without siteKey' or
 * 'Failed to load MyRegistrySDK' (rule PROD-14)
 */
export async function addToRegistry(
  config: RegistryConfig,
  item: RegistryItem,
  load: (script: string) => Promise<void>,
): Promise<void> {
  if (!config) throw new Error('MyRegistryAPI is not enabled')
  const {script, siteKey} = config
  if (!siteKey) throw new Error('MyRegistryAPI enabled without siteKey')
  await load(script).catch(() => undefined)
  const registry = sdk()
  if (!registry) throw new Error('Failed to load MyRegistrySDK')
  await new Promise<void>((resolve) => {
    const timer = window.setTimeout(resolve, POPUP_TIMEOUT_MS)
    const done = () => {
      window.clearTimeout(timer)
      resolve()
    }
    try {
      registry.addItem(siteKey, item, {onShow: done, onClose: done})
    } catch (error) {
      window.clearTimeout(timer)
      throw error
    }
  })
}
