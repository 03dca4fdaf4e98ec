import type {Size} from '../dimensions'

/** Canvas of a content picture, pixels. */
export const contentSize = (_name: string): Size => ({width: 1400, height: 1600})

/** The SVG of a content picture; throws for a name that is not in `contentNames`. */
export const contentPicture = (name: string): string => {
  throw new Error(`No scene named ${name}.`)
}
