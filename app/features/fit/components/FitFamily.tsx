import loadable from '@loadable/component'
import {Deferred} from '@app/shared/ui/Deferred'
import type {Family} from '../model/fit'
import styles from './FitFamily.module.css'

const FamilyPicker = loadable(() => import('./FamilyPicker'), {ssr: false})

interface FitFamilyProps {
  family: Family
  /** The product of the page. */
  productId: string
  color: string | undefined
}

const familySize = ({groups}: Family): number => groups.flatMap(({ids}) => ids).length

/** Place of the sister products. Default export: a chunk of its own. */
export default function FitFamily({family, ...shown}: FitFamilyProps) {
  return (
    <div className={styles.family} data-size={Math.min(familySize(family), 6)}>
      <Deferred placeholder={styles.place} whenSeen>
        <FamilyPicker family={family} {...shown} />
      </Deferred>
    </div>
  )
}
