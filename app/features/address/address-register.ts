import type {FieldValues, Path, PathValue, UseFormReturn} from 'react-hook-form'
import type {AddressField} from '@config/markets/address/address-format'

/**
 * Registers the fields of an address below a path of a form; a field's value is normalised when the shopper
 * leaves it.
 */
export const addressRegister =
  <Values extends FieldValues>(form: UseFormReturn<Values>, path: string) =>
  ({name, normalise}: AddressField) => {
    const field = `${path}.${name}` as Path<Values>
    return form.register(field, {
      onBlur: () => {
        const value = form.getValues(field) as string
        const written = normalise?.(value) ?? value
        if (written !== value) form.setValue(field, written as PathValue<Values, Path<Values>>)
      },
    })
  }

/** Fills in the fields of a suggested address below a path of a form, and checks them. */
export const addressComplete =
  <Values extends FieldValues>(form: UseFormReturn<Values>, path: string) =>
  (address: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(address)) {
      const field = (path ? `${path}.${name}` : name) as Path<Values>
      form.setValue(field, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      })
    }
  }
