import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {plainText} from '@common/plain-text'
import {priceOf} from '@app/features/catalog/public/price'
import {includedRateOf} from '@app/features/catalog/public/net-price'
import type {EngravingModel, EngravingPlan, EngravingPosition} from './engraving'

const isNumber = (value: unknown): value is number => typeof value === 'number'

function positionOf(value: unknown): EngravingPosition[] {
  const {id, label, frame, x, y, width, height} = (value ?? {}) as Readonly<Record<string, unknown>>
  const known = typeof id === 'string' && typeof label === 'string'
  if (!known || ![frame, x, y, width, height].every(isNumber)) return []
  return [{id, label, frame, x, y, width, height} as EngravingPosition]
}

/** Reads `c_engraving`; null when the product has no engraving or the value is invalid. */
export function engravingPlanOf(value: unknown): EngravingPlan | null {
  if (typeof value !== 'string') return null
  try {
    const plan = JSON.parse(value) as Readonly<Record<string, unknown>>
    const positions = Array.isArray(plan.positions) ? plan.positions.flatMap(positionOf) : []
    const {product, typefaceOption, maxLength} = plan
    if (typeof product !== 'string' || typeof typefaceOption !== 'string') return null
    if (!isNumber(maxLength) || maxLength < 1 || positions.length === 0) return null
    return {productId: product, typefaceOption, maxLength, positions}
  } catch {
    return null
  }
}

/** The plan with prices and typefaces of the engraving service; null when the site does not sell it. */
export function engravingOf(
  plan: EngravingPlan,
  work: ShopperProductsTypes.Product | undefined,
): EngravingModel | null {
  const price = work && priceOf(work)
  if (!price || work.inventory?.orderable === false) return null
  const option = work.options?.find(({id}) => id === plan.typefaceOption)
  const typefaces = (option?.values ?? []).map(({id, name, price: extra}) => ({
    id,
    name: plainText(name) || id,
    extra: Math.max(0, extra ?? 0),
  }))
  if (typefaces.length === 0) return null
  const taxRate = includedRateOf(work)
  return {
    ...plan,
    name: plainText(work.name) || work.id,
    price: price.amount,
    ...(taxRate !== undefined && {taxRate}),
    typefaces,
  }
}
