import type {Content} from './answer-types'
import type {Problem} from './problem'

/** Media types of the files of a shop. */
type FileType =
  | 'application/json'
  | 'application/octet-stream'
  | 'application/pdf'
  | 'font/woff'
  | 'font/woff2'
  | 'image/avif'
  | 'image/gif'
  | 'image/jpeg'
  | 'image/png'
  | 'image/svg+xml'
  | 'image/webp'
  | 'image/x-icon'
  | 'model/gltf-binary'
  | 'text/css'
  | 'text/html'
  | 'text/javascript'
  | 'text/plain'
  | 'video/mp4'
  | 'video/webm'

interface File {
  200: Content<FileType>
  304: Content<'none'>
}

type Path = '/on/demandware.static/-/:folder/default/*'

/** The answers of static files and dynamic imaging. */
export type ImagesAnswers = {
  [Route in `GET ${'' | '/dw/image/v2/:realm'}${Path}`]: File
} & {errors: {'4xx': Problem; '5xx': Problem}}
