import {useId} from 'react'
import {encodePart} from '@common/address-part'
import {useTiles} from '@app/features/catalog/public/get-tiles'
import type {TileModel} from '@app/features/catalog/public/tile'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Thumbnail} from '@app/shared/ui/Thumbnail'
import type {Family} from '@app/features/product/public/advice'
import styles from './FamilyPicker.module.css'

interface FamilyPickerProps {
  family: Family
  /** Id of the product that the page shows. */
  productId: string
  /**
   * Colour of that product: the other products of the family are shown in the same colour if they have it.
   */
  color: string | undefined
}

interface SisterProps {
  /** Label of the product within the family. */
  label: string
  tile: TileModel
  folder: string
  current: boolean
  color: string | undefined
}

function Sister({label, tile, folder, current, color}: SisterProps) {
  const paths = usePaths()
  const colors = tile.colors ?? []
  const alike = colors.find(({id}) => id === color)
  const image = (alike ?? colors[tile.color ?? 0])?.image ?? tile.image
  const query = alike ? `?color=${encodePart(alike.id)}` : ''
  return (
    <li>
      <AppLink
        className={styles.sister}
        to={paths.product(tile.id) + query}
        aria-current={current ? 'page' : undefined}
      >
        {image && <Thumbnail className={styles.picture} src={folder + image} width={56} />}
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>{' '}
          <span className={styles.name}>{tile.name}</span>
        </span>
      </AppLink>
    </li>
  )
}

/** Products of the same family by their group: chassis, seats, carry cots. Default export: lazy. */
export default function FamilyPicker({family, productId, color}: FamilyPickerProps) {
  const t = useTranslate()
  const titleId = useId()
  const {data} = useTiles(family.groups.flatMap(({ids}) => ids))
  const sold = new Map(data?.tiles.map((tile) => [tile.id, tile]))
  // Products that the site does not sell are left out of the family.
  if (!data || [...sold.keys()].filter((id) => id !== productId).length === 0) return null
  const sisters = family.groups.flatMap(({label, ids}) =>
    ids.flatMap((id) => {
      const tile = sold.get(id)
      return tile ? [{label, tile}] : []
    }),
  )
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('advice.family', {family: family.name})}
      </h2>
      <ul className={styles.sisters}>
        {sisters.map(({label, tile}) => (
          <Sister
            key={tile.id}
            label={label}
            tile={tile}
            folder={data.imageFolder}
            current={tile.id === productId}
            color={color}
          />
        ))}
      </ul>
    </section>
  )
}
