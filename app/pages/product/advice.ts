import loadable from '@loadable/component'
import type {AdviceSlots} from '@app/features/product/components/advice-slots'

/**
 * Fills the advice slots of product pages. Each component loads its own code: few products use all of them.
 */
export const advice: AdviceSlots = {
  Column: loadable(() => import('@app/features/product-advice/components/AdviceColumn')),
  Family: loadable(() => import('@app/features/product-advice/components/AdviceFamily')),
  Express: loadable(() => import('@app/features/payment/components/ProductExpress'), {ssr: false}),
  PartGuide: loadable(() => import('@app/features/product-advice/components/PartGuide')),
}
