import type {MessageId} from '@app/shared/i18n/messages'

/** Message ids of the materials in `c_material`, which has ids. */
const NAMES: Readonly<Record<string, MessageId>> = {
  aluminium: 'product.material.aluminium',
  beech: 'product.material.beech',
  birch: 'product.material.birch',
  cotton: 'product.material.cotton',
  down: 'product.material.down',
  foam: 'product.material.foam',
  leather: 'product.material.leather',
  linen: 'product.material.linen',
  oak: 'product.material.oak',
  polypropylene: 'product.material.polypropylene',
  'recycled-polyester': 'product.material.recycled-polyester',
  steel: 'product.material.steel',
  walnut: 'product.material.walnut',
  wool: 'product.material.wool',
}

/** Messages of the materials that have one; a material with an unknown id is not shown. */
export const materialNames = (materials: readonly string[]): MessageId[] =>
  materials.flatMap((id) => NAMES[id] ?? [])
