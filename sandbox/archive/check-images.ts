import type {Database} from '../db/database'
import {hasImage} from '../domains/catalog/image-url'
import type {NamedImage} from './import-report'

/** The images that products name and no archive has a file for. */
export function missingImages(db: Database, images: Iterable<NamedImage>): NamedImage[] {
  return [...images].filter(({catalogId, path}) => !hasImage(db, catalogId, path))
}
