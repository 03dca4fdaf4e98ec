import {useRef, useState, type ChangeEvent, type ComponentProps} from 'react'
import type {UseFormRegisterReturn} from 'react-hook-form'
import type {AddressField, AddressFormat} from '@config/markets/address/address-format'
import {useTranslate} from '@app/shared/i18n/messages'
import {TextField} from '@app/shared/ui/form/TextField'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {completedAddress, type CompletedAddress} from '../model/completed-address'
import {usePlaces} from '../public/places'

interface PostalCodeFieldProps extends ComponentProps<typeof TextField> {
  registration: UseFormRegisterReturn
  field: AddressField
  format: AddressFormat
  onComplete: (address: CompletedAddress) => void
}

const COMPLETED = ['stateCode', 'city', 'address1'] as const

/** What the fields that a code fills in hold at the moment. */
function valuesBeside({form, name}: HTMLInputElement): Map<string, string> {
  return new Map(
    COMPLETED.map((field) => {
      const input = form?.elements.namedItem(name.replace('postalCode', field))
      const isField = input instanceof HTMLInputElement || input instanceof HTMLSelectElement
      return [field, isField ? input.value : '']
    }),
  )
}

/**
 * Postal code that fills in region, city and the beginning of the street (rule FIELD-15). Without the maps service it is a
 * plain text field.
 */
export function PostalCodeField(props: PostalCodeFieldProps) {
  const {registration, field, format, onComplete, ...text} = props
  const t = useTranslate()
  const {findPostalCode} = usePlaces(format.countryCode)
  const [announcement, setAnnouncement] = useState('')
  const asked = useRef('')

  const complete = async (input: HTMLInputElement) => {
    const code = field.normalise?.(input.value) ?? input.value
    if (code === asked.current || field.pattern?.expression.test(code) !== true) return
    asked.current = code
    setAnnouncement('')
    const before = valuesBeside(input)
    const found = await findPostalCode(code).catch(() => null)
    if (!found) return
    const address = await completedAddress(format, found.address)
    const after = valuesBeside(input)
    // What the shopper writes meanwhile stays, and a street that is there already.
    const unchanged = COMPLETED.filter((field) => after.get(field) === before.get(field))
    const known = {
      ...address,
      ...(found.street && !after.get('address1') && {address1: found.street}),
    }
    onComplete(
      Object.fromEntries(
        unchanged.flatMap((field) => (known[field] ? [[field, known[field]]] : [])),
      ),
    )
    setAnnouncement(t('address.completed'))
  }
  return (
    <>
      <TextField
        {...registration}
        {...text}
        help={t('address.postalCode.completes')}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          void registration.onChange(event)
          void complete(event.currentTarget)
        }}
      />
      <p role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
    </>
  )
}
