import type {ComponentPropsWithRef, ReactNode} from 'react'
import type {PageMarket} from '@config/markets/market'
import type {Translate} from '@app/shared/i18n/messages'
import {TextField} from './TextField'

type NameOrder = Pick<PageMarket, 'nameOrder'>

/** Id of a name field. */
export type NameField = 'firstName' | 'lastName'

/** Ids of the name fields in the order of the market (rule FIELD-12). */
export const nameFields = ({nameOrder}: NameOrder): readonly [NameField, NameField] =>
  nameOrder === 'familyFirst' ? ['lastName', 'firstName'] : ['firstName', 'lastName']

const INPUTS = {
  firstName: {label: 'address.firstName', autoComplete: 'given-name'},
  lastName: {label: 'address.lastName', autoComplete: 'family-name'},
} as const

/** Properties of a field that differ from form to form: those of `register`, the id and the error. */
type FieldProps = Omit<Partial<ComponentPropsWithRef<typeof TextField>>, 'label'>

/**
 * Both fields of a name in the order of the market (rule FIELD-12). A function and no component, so that a form
 * registers its fields in the order in which they are shown and moves the focus to the first one with an error.
 */
export const nameInputs = (
  {market, t}: {readonly market: NameOrder; readonly t: Translate},
  propsOf: (name: NameField) => FieldProps,
): ReactNode =>
  nameFields(market).map((name) => {
    const {label, autoComplete} = INPUTS[name]
    return <TextField key={name} autoComplete={autoComplete} {...propsOf(name)} label={t(label)} />
  })
