import loadable from '@loadable/component'
import {AdviceColumn, ProductExpress} from '@app/pages/product/server-advice'
// The styles of markup whose code comes later.
import '@app/features/advice/components/AdviceColumn.module.css'
import {comparingFlag} from '@app/features/compare/public/compare-mode'
import {AdviceFamily} from '@app/features/advice/components/AdviceFamily'
import type {AdviceSlots} from '@app/features/product/public/advice-slots'
import {island} from '@app/shared/ui/island/island'

/**
 * Fills the advice slots of product pages. Each component loads its own code: few products use all of them.
 */
export const advice: AdviceSlots = {
  Column: island(
    () => import('@app/features/advice/components/AdviceColumn'),
    AdviceColumn,
    comparingFlag.useValue,
  ),
  Family: AdviceFamily,
  Express: island(() => import('@app/features/payment/components/ProductExpress'), ProductExpress),
  PartGuide: loadable(() => import('@app/features/advice/components/PartGuide')),
}
