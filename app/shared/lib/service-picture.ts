import {imageUrl, type ImageTransform} from './image-url'

/** Pictures on the commerce backend's static host, which resizes them. */
const OWN = /\/(dw\/image|on\/demandware\.static)\//

/** Address of a picture in the answer of a service: ours in the requested size, others unchanged. */
export const servicePicture = (link: string, transform: ImageTransform): string =>
  OWN.test(link) ? imageUrl(link, transform) : link
