/*
 * The exports of react-router-dom that PWA Kit and the shop use in browsers. PWA Kit imports the package as
 * CommonJS, of which webpack would keep all: hash and memory routers, prompts, links that detect
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
