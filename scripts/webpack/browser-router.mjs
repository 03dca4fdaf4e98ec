/*
 * What PWA Kit and the shop use of react-router-dom in browsers. PWA Kit asks for the package as CommonJS, of
 * which webpack would keep all: routers for addresses behind `#` and in memory, prompts, links that know
 * whether they are active.
 */
export {
  BrowserRouter,
  Link,
  Redirect,
  Route,
  Router,
  Switch,
  matchPath,
  useHistory,
  useLocation,
  useParams,
  withRouter,
} from 'react-router-dom/esm/react-router-dom.js'
