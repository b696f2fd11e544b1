export {
  generatePath,
  matchPath,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { currentPosition, onNavigation, type Position, usePosition } from './current';
export { useCurrentRoute } from './current-route';
export { isFirstPage } from './entry';
export { type Decision, decide, type GuardSession } from './guard';
export { holdNavigation } from './hold';
export { Link, type LinkProps, NavLink, type NavLinkProps } from './link';
export { isLive, mayBeLive, onlyLive } from './live';
export { LiveLink, type LiveLinkProps } from './live-link';
export { matchPage, type Resolution, type RouteMatch, resolvePath } from './match';
export { type NavigateOptions, navigate, returnAfterLogin } from './navigate';
export { Navigate, type NavigateProps } from './navigate-element';
export { prefetchPage } from './prefetch';
export { askLogin, navigateLoggedIn, requireLogin } from './require-login';
export { rememberPage, rememberReturn } from './return-path';
export { NavigationRoot } from './root';
export { useBackCloses } from './use-back-closes';
export { type UnsavedGuard, useUnsavedGuard } from './use-unsaved-guard';
