import loadable from '@loadable/component'
import type {AdviceFamilyProps} from '@app/features/product/public/advice-slots'
import type {Family} from '@app/features/product/public/advice'
import {Deferred} from '@app/shared/ui/Deferred'
import styles from './AdviceFamily.module.css'

const FamilyPicker = loadable(() => import('./FamilyPicker'), {ssr: false})

const familySize = ({groups}: Family): number => groups.flatMap(({ids}) => ids).length

/** Container of the product family. */
export function AdviceFamily({family, ...shown}: AdviceFamilyProps) {
  return (
    <div className={styles.family} data-size={Math.min(familySize(family), 6)}>
      <Deferred placeholder={styles.place} whenSeen>
        <FamilyPicker family={family} {...shown} />
      </Deferred>
    </div>
  )
}
