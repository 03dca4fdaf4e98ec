/*
 * The exports of history that React Router uses in browsers. Its routers for hashes and for memory are not in our
 * bundle, but webpack cannot tell: it would keep the histories that they make.
 */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js'

const unused = (name) => () => {
  throw new Error(`${name} is not in the browser's bundle.`)
}
export const createHashHistory = unused('createHashHistory')
export const createMemoryHistory = unused('createMemoryHistory')
