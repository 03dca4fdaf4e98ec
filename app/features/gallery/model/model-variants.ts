/** Extension of glTF with several materials for the same geometry, one for each colour. */
const VARIANTS = 'KHR_materials_variants'

interface FileVariants {
  readonly variants?: readonly {readonly name: string}[]
}
interface PrimitiveVariants {
  readonly mappings?: readonly {readonly material: number; readonly variants: readonly number[]}[]
}

const extensionOf = <Extension>(object: object): Extension | undefined =>
  (object as {extensions?: Record<string, Extension>}).extensions?.[VARIANTS]

/**
 * Index of the material that a primitive of a glTF file has in a colour; undefined for its default material.
 * @param color name of the variant
 */
export function variantMaterial(
  file: object,
  primitive: object,
  color: string,
): number | undefined {
  const variants = extensionOf<FileVariants>(file)?.variants ?? []
  const variant = variants.findIndex(({name}) => name === color)
  const mappings = extensionOf<PrimitiveVariants>(primitive)?.mappings ?? []
  return mappings.find(({variants: named}) => named.includes(variant))?.material
}
