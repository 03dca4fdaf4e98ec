import loadable from '@loadable/component'
import type {AdviceSlots} from '@app/features/product/components/advice-slots'

/** Fills the advice places of product pages. Each part loads its own code: few products have all of them. */
export const advice: AdviceSlots = {
  Column: loadable(() => import('@app/features/product-advice/components/AdviceColumn')),
  Family: loadable(() => import('@app/features/product-advice/components/AdviceFamily')),
  PartGuide: loadable(() => import('@app/features/product-advice/components/PartGuide')),
}
