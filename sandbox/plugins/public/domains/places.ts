/** Places and addresses of a small map. */
export {
  cityLine,
  findPlace,
  findPlaces,
  nearestPlace,
  streetLine,
  type Place,
} from '../../../domains/places/places'
