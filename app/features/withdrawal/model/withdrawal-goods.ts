/** A line of an order with what can be withdrawn of it. */
export interface WithdrawalLine {
  readonly itemId: string
  readonly productId: string
  readonly productName: string
  readonly quantity: number
  /** Units of which a consumer can still withdraw. */
  readonly open: number
  /** Why units of the line are excluded by law. */
  readonly excluded?: 'engraved' | 'madeToMeasure'
  /** In a seal for reasons of hygiene. */
  readonly sealed: boolean
}

/** What an order offers for a withdrawal; times are in ISO 8601 format. */
export interface WithdrawalOrder {
  readonly orderNo: string
  readonly stage: string
  /** End of the withdrawal period; absent before the delivery of the last parcel. */
  readonly until?: string
  readonly withdrawable: boolean
  /** The shop takes goods back voluntarily. */
  readonly acceptsReturns: boolean
  /** Withdrawals so far; the backend refuses parts when there is one that the shopper has not seen. */
  readonly statements: number
  readonly lines: readonly WithdrawalLine[]
  /** Key that opens the order without its session. */
  readonly accessKey?: string
}

/** What the shopper withdraws from: all, units of lines, or goods in words where the order is not known. */
export interface GoodsChoice {
  readonly part: 'whole' | 'parts'
  /** Chosen units by item id. */
  readonly units: Readonly<Record<string, number>>
  readonly words: string
}

export const WHOLE: GoodsChoice = {part: 'whole', units: {}, words: ''}

/** `late`: the period is over. `nothing`: no goods are left. */
export type OrderState = 'open' | 'late' | 'nothing'

const ENDED = ['cancelled', 'failed', 'returned']

/** Whether an order can be withdrawn from. Goods that are excluded leave it open: the shopper may see that otherwise. */
export function stateOf({stage, withdrawable, lines}: WithdrawalOrder): OrderState {
  if (ENDED.includes(stage) || lines.every(({open, excluded}) => open === 0 && !excluded)) {
    return 'nothing'
  }
  return withdrawable ? 'open' : 'late'
}

/** The chosen units of lines, for the request. */
export const chosenLines = ({units}: GoodsChoice): {itemId: string; quantity: number}[] =>
  Object.entries(units).flatMap(([itemId, quantity]) => (quantity > 0 ? [{itemId, quantity}] : []))

/** The chosen goods, one line each; '' for the whole order or without a choice. */
export function goodsInWords(choice: GoodsChoice, order: WithdrawalOrder | null): string {
  if (choice.part === 'whole') return ''
  if (!order) return choice.words.trim()
  return order.lines
    .flatMap(({itemId, productName}) => {
      const quantity = choice.units[itemId] ?? 0
      return quantity > 0 ? [`${quantity} × ${productName}`] : []
    })
    .join('\n')
}
