import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {
  COLOR_ATTRIBUTE,
  hexToneIn,
  imageAttribute,
  MAX_TILE_COLORS,
  stateOf,
  tileOf,
} from '../public/tile'

type Hit = ShopperSearchTypes.ProductSearchHit
type Picture = NonNullable<Hit['image']>

const withoutUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T

const colorIn = ({variationAttributes}: ShopperSearchTypes.ImageGroup): string | undefined =>
  variationAttributes?.find(({id}) => id === COLOR_ATTRIBUTE)?.values?.[0]?.value

/** The address that a tile prefers, alone. */
const shortPicture = ({link, disBaseLink}: Picture): Picture =>
  (disBaseLink ? {disBaseLink} : {link}) as Picture

/** Values of the colours without pictures, which are those of the image groups. */
function shortColors({variationAttributes, imageGroups = []}: Hit): Hit['variationAttributes'] {
  const colors = variationAttributes?.find(({id}) => id === COLOR_ATTRIBUTE)
  if (!colors) return undefined
  const pictured = new Set(imageGroups.filter(({viewType}) => viewType === 'mainview').map(colorIn))
  const values = colors.values?.map(({value, name, image}) =>
    withoutUndefined({
      value,
      name,
      image: image && !pictured.has(value) ? shortPicture(image) : undefined,
    }),
  )
  return [{id: colors.id, values}] as Hit['variationAttributes']
}

/** A search hit with what its tile shows, which is what documents carry: the tile of both is the same. */
export function shortHit(hit: Hit): Hit {
  const {image, imageGroups = []} = hit
  const ids = (hit.variationAttributes ?? []).flatMap(({id, values = []}) =>
    id === COLOR_ATTRIBUTE ? values.map(({value}) => value) : [],
  )
  const {colors = [], color = 0, hover} = tileOf(hit, false)
  const shown = colors[color]?.id
  // A colour without pictures has that of the product, which is the picture of the colour shown first if that comes before.
  const isOfShown = image !== undefined && imageAttribute(image) === colors[color]?.image
  const pictured = new Set(ids.slice(0, Math.max(ids.indexOf(shown ?? '') + 1, MAX_TILE_COLORS)))
  const isShown = (group: ShopperSearchTypes.ImageGroup): boolean => {
    const own = colorIn(group)
    if (group.viewType !== 'mainview') return own === shown
    return !isOfShown || (own !== undefined && pictured.has(own))
  }
  const groups = imageGroups.filter(isShown)
  const tone = hexToneIn(hit.c_imageTones, shown)
  const hasHover = hover !== undefined && groups.some(({viewType}) => viewType === 'emotional1')
  const {variants: _variants, ...single} = hit
  const needsVariants = stateOf(single) !== stateOf(hit)
  return withoutUndefined({
    ...(needsVariants ? hit : single),
    image: image && shortPicture(image),
    imageGroups: groups.length > 0 ? groups : undefined,
    variationAttributes: shortColors(hit),
    c_extraMainImage: hasHover ? undefined : hit.c_extraMainImage,
    c_extraMainImage2: hasHover ? undefined : hit.c_extraMainImage2,
    c_imageTones: tone === undefined ? undefined : JSON.stringify({'': tone}),
  })
}
