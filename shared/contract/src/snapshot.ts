import type { ReleaseChannel } from './areas/platform';
import type { Platform, RedirectEntry, RouteEntry } from './routes';

/** One remote as the server chose it for this page view. */
export interface RemoteSnapshot {
  name: string;
  version: string;
  /** Why this version was chosen for this browser. */
  channel?: ReleaseChannel;
  /** Address of the entry script, e.g. `/releases/mf-services/1.0.0-3f2a91c0/remoteEntry.js`. */
  entry: string;
  /** Name of the global that the entry defines. */
  globalName: string;
  routes: RouteEntry[];
  redirects: RedirectEntry[];
  widgets: string[];
}

/** Answer of a public call, put into the page by the server so that the first render needs no request. */
export interface InlinedQuery {
  /** Key of the call in the contract. */
  key: string;
  params?: Record<string, string>;
  /** What it was asked with from the page's own address. */
  query?: Record<string, string>;
  /** As the contract says of the call: people who are logged in get the same answer. */
  forEverybody?: boolean;
  /** Undefined where the server knows no such thing. */
  data?: unknown;
  /** What the server says, in Chinese, where it knows no such thing. */
  missing?: string;
}

/**
 * SHA-384 of files of one release, by file. `null`: a watch build, whose files change in place, so that nothing of it
 * can be checked.
 */
export type ReleaseHashes = Record<string, string> | null;

/** Pages and redirects of one part, as a browser reads them. */
export interface PartRoutes {
  routes: RouteEntry[];
  redirects?: RedirectEntry[];
}

/** The file with every route of the releases that a page view is made of, by part. */
export type RouteFile = Record<string, PartRoutes>;

/** Where the routes are that a page does not carry along. */
export interface RouteSource {
  address: string;
  integrity: string;
  /** Paths of which the page's own routes say everything: the page itself, what its frame and its breadcrumb lead to. */
  settled: string[];
}

/** What the server writes into the page as `window.__HARBOR__`; the shell starts from nothing else. */
export interface PageSnapshot {
  platform: Platform;
  /** Id of the release set, the same for a whole session. */
  release: string;
  remotes: RemoteSnapshot[];
  /** The shell, and its own pages. */
  shell: {
    version: string;
    /** Why this version was chosen for this browser. */
    channel?: ReleaseChannel;
    routes: RouteEntry[];
    redirects?: RedirectEntry[];
  };
  /** Where the other routes are; left out where the page carries all of them. */
  routeSource?: RouteSource;
  queries: InlinedQuery[];
  /**
   * What the browser checks code against, by the public folder of each release: the entry, `release.json` (which has the
   * hashes of all other files), and the files of this page. A folder that is not named here is not loaded from.
   */
  integrity: Record<string, ReleaseHashes>;
  settings: SiteSettings;
  /**
   * When the server drew the page by its own code, in ms since 1970; left out where it did not. The browser takes over
   * what stands there.
   */
  drawn?: number;
  /** Where the page's own code could not draw it on the server: the part to blame, and why. The browser tells it on. */
  undrawn?: { remote: string; message: string };
  /** What the drawn page says about itself: the chrome around it shows that before the page's own code has run. */
  said?: PageWords;
}

/** One step of the breadcrumb; without a path it is no link. */
export interface Crumb {
  title: string;
  path?: string;
}

/** What a page tells the chrome about itself. */
export interface PageWords {
  title?: string;
  /** End of the breadcrumb, the page itself last. */
  crumbs?: Crumb[];
  /** Title in the mobile navigation bar, when it is not `title`. */
  navTitle?: string;
}

/** Facts that the chrome shows and that an operator sets. */
export interface SiteSettings {
  siteName: string;
  copyright: string;
  icp: string;
  /** When support is there, e.g. 每天 9:00–21:00; left out where the server did not say. */
  supportHours?: string;
  /** 公安备案 number; left out for none. */
  police?: string;
  /** Number of the licence to sell services online; left out for none. */
  licence?: string;
  /** Demo site: accounts and sandbox cashiers exist, and pages say so. */
  demo: boolean;
  /** Demo accounts exist: the login page offers them. */
  demoAccounts?: boolean;
  /** People can log in through WeChat. */
  wechat?: boolean;
  /** Who made the table behind the provinces of the forum, where its licence wants a link on the pages. */
  regions?: { name: string; url: string };
}
