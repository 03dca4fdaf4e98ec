import {useState} from 'react'
import loadable from '@loadable/component'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/public/tile'
import {useTranslate} from '@app/shared/i18n/messages'
import type {Engraving} from '@app/features/engraving/public/engraving'
import {type Part} from '@app/features/product/public/product'
import {isEngravable, setAvailability, type PartEngravings} from '../model/set'
import {useAdviceSlots, usePartnerLink} from '@app/features/product/public/advice-slots'
import {ProductFrame, type ShownProduct} from '@app/features/product/public/ProductFrame'
import {ProductIntro, ProductTitle} from '@app/features/product/public/ProductHead'
import {ProductTools} from '@app/features/product/public/islands'
import {Promises} from '@app/features/product/public/Promises'
import {PART_TITLES} from './BundleParts'
import {PartRow} from '../public/PartRow'
import {SetSummary} from './SetSummary'
import {useSetChoice, type SetPart} from '../public/use-set-choice'
import {useSetPurchase} from '../public/SetTotal'
import styles from './SetView.module.css'

const PromotionList = loadable(() => import('@app/features/product/public/PromotionList'))
/** Few parts can be engraved: a chunk of its own. */
const EngravingSection = loadable(() => import('@app/features/engraving/public/EngravingSection'))

interface PartsProps {
  role: Part['role']
  parts: readonly SetPart[]
  submitAttempted: boolean
  onTake: (productId: string, taken: boolean) => void
  engravings: PartEngravings
  onEngrave: (productId: string, engraving: Engraving | null) => void
}

function Parts({role, parts, submitAttempted, onTake, engravings, onEngrave}: PartsProps) {
  const t = useTranslate()
  const shown = parts.filter(({part}) => part.role === role)
  if (shown.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{t(PART_TITLES[role])}</h2>
      <ul className={styles.parts}>
        {shown.map((part) => {
          const {id, engraving: model} = part.part.product
          return (
            <PartRow
              key={id}
              part={part}
              submitAttempted={submitAttempted}
              withGuide
              onTake={part.offer ? (taken) => onTake(id, taken) : undefined}
            >
              {model && isEngravable(part) && (
                <EngravingSection
                  model={model}
                  productId={id}
                  color={part.choice[COLOR_ATTRIBUTE] ?? ''}
                  engraving={engravings[id] ?? null}
                  onChange={(engraving) => onEngrave(id, engraving)}
                />
              )}
            </PartRow>
          )
        })}
      </ul>
    </section>
  )
}

/** Engravings of the parts; a deselected part keeps its engraving for later. */
function useEngravings(parts: readonly SetPart[]) {
  const [designed, setDesigned] = useState<PartEngravings>({})
  const engrave = (productId: string, engraving: Engraving | null) =>
    setDesigned(({[productId]: _before, ...others}) =>
      engraving ? {...others, [productId]: engraving} : others,
    )
  const engravableIds = new Set(parts.filter(isEngravable).map(({part}) => part.product.id))
  const engravings = Object.fromEntries(
    Object.entries(designed).filter(([id]) => engravableIds.has(id)),
  )
  return {engravings, engrave}
}

/** A set: the shopper buys all parts or some of them (rule PROD-15). Default export: a chunk of its own. */
export default function SetView(shown: ShownProduct) {
  const {product} = shown
  const {parts, take} = useSetChoice(product)
  const partnerLink = usePartnerLink(product)
  const {engravings, engrave} = useEngravings(parts)
  const purchase = useSetPurchase({parts, engravings})
  const {submitAttempted} = purchase
  const {Column} = useAdviceSlots()
  return (
    <div>
      <ProductFrame {...shown}>
        <div className={styles.column}>
          <ProductTitle product={product} />
          <ProductIntro product={product} />
          {product.promotions && <PromotionList promotions={product.promotions} />}
          {(['member', 'extension', 'accessory'] as const).map((role) => (
            <Parts
              key={role}
              role={role}
              parts={parts}
              submitAttempted={submitAttempted}
              onTake={take}
              engravings={engravings}
              onEngrave={engrave}
            />
          ))}
          <SetSummary product={product} parts={parts} engravings={engravings} purchase={purchase} />
          <Promises
            withDelivery={setAvailability(parts).state === 'instock'}
            warrantyOnly={Object.keys(engravings).length > 0 || partnerLink !== undefined}
          />
          <ProductTools product={product} />
          {Column && (
            <Column
              product={product}
              choice={shown.choice}
              availability={setAvailability(parts)}
              engraved={Object.keys(engravings).length > 0}
              parts={parts}
            />
          )}
        </div>
      </ProductFrame>
    </div>
  )
}
