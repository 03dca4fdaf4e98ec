import {useRef} from 'react'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useAction} from '@app/features/faults/public/use-action'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {previewWithdrawal} from './api/preview-withdrawal'
import {useSendWithdrawal, type Acknowledgement} from './api/send-withdrawal'
import {wholeName, type WithdrawalDetails} from './model/withdrawal-details'
import {
  chosenLines,
  goodsInWords,
  type GoodsChoice,
  type WithdrawalOrder,
} from './model/withdrawal-goods'

/** A statement that was received, with its acknowledgement. */
export interface Receipt {
  readonly details: WithdrawalDetails
  /** The goods in words; '' for the whole order. */
  readonly goods: string
  /** Key that opens the order without its session. */
  readonly lookupKey: string | undefined
  readonly receipt: Acknowledgement
}

interface ConfirmOptions {
  readonly details: WithdrawalDetails
  readonly order: WithdrawalOrder | null
  readonly onChanged: (order: WithdrawalOrder | null) => void
  readonly onReceived: (receipt: Receipt) => void
}

/** Sends the statement once: an answer that was lost is asked for again with the same id. */
export function useConfirm({details, order, onChanged, onReceived}: ConfirmOptions) {
  const t = useTranslate()
  const shop = useShop()
  const track = useTrack()
  const send = useSendWithdrawal()
  const request = useRef({content: '', id: ''})
  const {busy, result, failure, run, forget} = useAction(
    async (choice: GoodsChoice) => {
      const {orderNo, email} = details
      const goods = goodsInWords(choice, order)
      const accessKey = order?.accessKey
      const lines = order && choice.part === 'parts' ? chosenLines(choice) : undefined
      const content = JSON.stringify([details, goods, lines])
      if (request.current.content !== content) {
        request.current = {content, id: crypto.randomUUID()}
      }
      const answer = await send({
        requestId: request.current.id,
        orderNo,
        name: wholeName(details, shop.market),
        email,
        ...(accessKey && {accessKey}),
        ...(lines && {lines}),
        ...(goods && {goods}),
        ...(order && {statements: order.statements}),
      })
      if (answer.status === 'changed') {
        request.current = {content: '', id: ''}
        onChanged(await previewWithdrawal(shop, details))
      }
      if (answer.status !== 'received') return answer.status
      const {receipt} = answer
      const {outcome, refund} = receipt.order ?? {}
      if (outcome === 'cancelled' || outcome === 'return') {
        track({type: 'refund', orderNo, ...(refund !== undefined && {value: refund})})
      }
      onReceived({details, goods, lookupKey: accessKey, receipt})
      return null
    },
    {place: 'beside'},
  )
  return {
    busy,
    failure: result ? t(`withdrawal.${result}`) : failure,
    forget,
    confirm: (choice: GoodsChoice) => void run(choice),
  }
}
