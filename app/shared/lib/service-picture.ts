import {imageUrl, type ImageTransform} from './image-url'

/** Pictures of the commerce backend's own static host, which resizes them. */
const OWN = /\/(dw\/image|on\/demandware\.static)\//

/** Address of a picture that a service names: its own pictures as they are, ours in the wanted size. */
export const servicePicture = (link: string, transform: ImageTransform): string =>
  OWN.test(link) ? imageUrl(link, transform) : link
