import {useState} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {loadDeclared} from '@app/shared/lib/load-declared'
import {useShop} from '@app/shared/lib/shop-context'
import {showToast} from '@app/shared/ui/toast'
import {addToRegistry} from '../api/add-to-registry'
import type {RegistryItem} from '../model/registry'

interface Registry {
  /** The site has a gift registry. */
  readonly enabled: boolean
  readonly busy: boolean
  readonly add: (item: RegistryItem) => void
}

/** The gift registry of the site; an error is logged by its name and shown as a message. */
export function useRegistry(): Registry {
  const t = useTranslate()
  const {registry} = useShop().site.services
  const [busy, setBusy] = useState(false)
  const add = (item: RegistryItem) => {
    setBusy(true)
    addToRegistry(registry, item, (address) =>
      loadDeclared({id: 'registry', address, integrity: registry?.integrity}),
    )
      .catch((error: Error) => {
        console.warn(error.message)
        showToast({title: t('error.generic'), status: 'error'})
      })
      .finally(() => setBusy(false))
  }
  return {enabled: registry !== null, busy, add}
}
