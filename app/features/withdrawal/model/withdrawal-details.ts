import type {PageMarket} from '@config/markets/market'
import {halfWidth} from '@common/half-width'
import {personProblems} from '@app/features/address/public/contact-rules'
import {textProblem, type FieldProblem} from '@app/shared/form/field-problem'

/** What the law lets a withdrawal ask for: name, order, and the address of the acknowledgement (rule ORDER-13). */
export interface WithdrawalDetails {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly orderNo: string
}

const MAX_ORDER_NO = 40

/** Problems of the details. A number that no order has is none: the statement counts all the same. */
export const detailsProblems = (
  details: WithdrawalDetails,
): Readonly<Record<keyof WithdrawalDetails, FieldProblem | undefined>> => ({
  ...personProblems(details),
  orderNo: textProblem(details.orderNo, {
    label: 'confirmation.orderNo',
    required: 'orderLookup.orderNo.missing',
    maxLength: MAX_ORDER_NO,
  }),
})

/** The details as they are sent: without spaces around them, and numbers in the characters of the shop. */
export const sentDetails = ({
  firstName,
  lastName,
  email,
  orderNo,
}: WithdrawalDetails): WithdrawalDetails => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  orderNo: halfWidth(orderNo).trim(),
})

/** The whole name in the order of the market. */
export const wholeName = (
  {firstName, lastName}: WithdrawalDetails,
  {nameOrder}: Pick<PageMarket, 'nameOrder'>,
): string => (nameOrder === 'familyFirst' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`)
