import type {PersonName} from '../person-name'

/** The names with which a mail may greet. It is a type and not an interface because values are stored as JSON. */
export type AddresseeName = {firstName?: string; lastName?: string}

/** Returns the names of a person that are there. */
export const addresseeName = ({firstName, lastName}: PersonName = {}): AddresseeName => ({
  ...(firstName ? {firstName} : {}),
  ...(lastName ? {lastName} : {}),
})
