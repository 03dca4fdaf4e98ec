import {scenes} from './scenes'

/** Names of the content pictures, without extension: `content/{name}.jpg`. */
export const contentNames: ReadonlySet<string> = new Set(Object.keys(scenes))
