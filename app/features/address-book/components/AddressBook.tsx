import {useState} from 'react'
import {useAction} from '@app/features/faults/public/use-action'
import type {CustomerAddress} from '@app/features/account/public/customer-record'
import {AddressText} from '@app/features/address/public/AddressText'
import {fromOrderAddress} from '@app/features/address/public/order-address'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {useAddressBook} from '../use-address-book'
import {AddressForm} from './AddressForm'
import styles from './addresses.module.css'

interface AddressCardProps {
  address: CustomerAddress
  onEdit: () => void
  remove: () => Promise<void>
}

/** One address; deleting it asks once more in its place. */
function AddressCard({address, onEdit, remove}: AddressCardProps) {
  const t = useTranslate()
  const {site} = useShop()
  const [isAsked, setAsked] = useState(false)
  const {busy, run} = useAction(() =>
    remove().catch((error: unknown) => {
      setAsked(false)
      throw error
    }),
  )
  return (
    <li className={styles.card}>
      {address.preferred && <p className={styles.preferred}>{t('book.preferred')}</p>}
      <AddressText address={fromOrderAddress(address, site.countryCode ?? '')} />
      {!isAsked ? (
        <div className={styles.actions}>
          <Button variant="secondary" size="small" onClick={onEdit}>
            {t('common.edit')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
            {t('book.delete')}
          </Button>
        </div>
      ) : (
        // A key of its own: the button that asks must not become the one that deletes.
        <div
          key="question"
          className={styles.actions}
          role="group"
          aria-label={t('book.deleteQuestion')}
        >
          <p>{t('book.deleteQuestion')}</p>
          <Button variant="attention" size="small" busy={busy} onClick={() => void run()}>
            {t('book.delete')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setAsked(false)}>
            {t('common.cancel')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** The saved addresses of a customer. */
export function AddressBook({customerId}: {customerId: string}) {
  const t = useTranslate()
  const {addresses, isError, refetch, save, remove} = useAddressBook(customerId)
  const [open, setOpen] = useState<string | null>(null)
  if (!addresses) {
    return isError ? (
      <div role="alert" className={styles.form}>
        <p>{t('error.generic')}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    ) : (
      <p role="status">{t('common.loading')}</p>
    )
  }
  if (open !== null) {
    const address = addresses.find(({addressId}) => addressId === open)
    return (
      <AddressForm
        key={open}
        address={address}
        save={async (values, preferred) => {
          await save(address?.addressId, values, preferred)
          setOpen(null)
        }}
        onCancel={() => setOpen(null)}
      />
    )
  }
  return (
    <>
      {addresses.length === 0 && <p>{t('book.none')}</p>}
      <ul className={styles.list}>
        {addresses.map((address) => (
          <AddressCard
            key={address.addressId}
            address={address}
            onEdit={() => setOpen(address.addressId)}
            remove={() => remove(address.addressId)}
          />
        ))}
      </ul>
      <Button onClick={() => setOpen('')}>{t('book.add')}</Button>
    </>
  )
}
