import type { ComponentType } from 'react';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { LifeCycleFn } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { judged, look } from '../builtins/look';
import { refuseSpoiled } from '../builtins/spoiled';
import { isDrawn } from '../drawing/drawn';
import { rootPrefix } from '../drawing/prefix';
import { platform } from '../platform/snapshot';
import { remoteDeadline, within } from './deadline';
import { failMain } from './failure';
import { outletOf } from './outlet';
import { recoverRemote } from './recover';
import { RemoteRoot } from './remote-root';

type PagesModule = { default: ComponentType };

/** What a remote gives to become part of the site. */
export interface RemoteOptions {
  /** Name of the remote, as in its `routes.json`. */
  name: string;
  /** Its desktop pages, as a rule `import('../routes.json?desktop')`: a module whose default export renders `<Routes>`. */
  desktop: () => Promise<PagesModule>;
  /** Its mobile pages. */
  mobile: () => Promise<PagesModule>;
}

/** What `src/lifecycles.ts` of a remote exports. */
export interface RemoteLifecycles {
  bootstrap: LifeCycleFn<object>;
  mount: LifeCycleFn<object>;
  unmount: LifeCycleFn<object>;
  timeouts: Record<
    'bootstrap' | 'mount' | 'unmount',
    { millis: number; dieOnTimeout: boolean; warningMillis: number }
  >;
  /** Loads the route table of this platform; a failure here can be tried again, one while mounting could not. */
  prepare: () => Promise<void>;
  /** The whole of its root, for drawing pages on the server. */
  root: () => Promise<ComponentType>;
}

/** React's own roots, with ids that no other root of the page has, on the server too. */
function withPrefix(name: string): Pick<typeof ReactDOMClient, 'createRoot' | 'hydrateRoot'> {
  const identifierPrefix = rootPrefix(name);
  return {
    createRoot: (element, options) => ReactDOMClient.createRoot(element, { ...options, identifierPrefix }),
    hydrateRoot: (element, node, options) =>
      ReactDOMClient.hydrateRoot(element, node, { ...options, identifierPrefix }),
  };
}

const limit = { millis: 5000, dieOnTimeout: true, warningMillis: 6000 };

/**
 * The lifecycles of a remote. Everything around its pages (providers, navigation, boundary) is put there; of the two
 * platforms only the present one is loaded.
 */
export function createRemote({ name, desktop, mobile }: RemoteOptions): RemoteLifecycles {
  const loadPages = async (): Promise<ComponentType> => {
    const load = platform === 'mobile' ? mobile : desktop;
    return (await within(remoteDeadline, `${name} (${platform})`, load())).default;
  };
  const loadRootComponent = async () => {
    const Pages = await loadPages();
    return () => <RemoteRoot remote={name} Pages={Pages} />;
  };
  const lifecycles = singleSpaReact({
    React,
    ReactDOMClient: withPrefix(name),
    loadRootComponent,
    // What the server drew is taken over as it stands, the first time.
    renderType: () => (isDrawn() && outletOf(name).hasChildNodes() ? 'hydrateRoot' : 'createRoot'),
    domElementGetter: () => outletOf(name),
    errorBoundary: (error: Error) => {
      look(name);
      return <FailedRoot name={name} error={error} />;
    },
  });
  /** One that changed built-ins is not shown again before the next page view. */
  const clean =
    (step: LifeCycleFn<object>): LifeCycleFn<object> =>
    async (props) => {
      refuseSpoiled(name);
      await step(props);
      look(name);
    };
  const [bootstrap, mount] = [clean(lifecycles.bootstrap), clean(lifecycles.mount)];
  const { unmount } = lifecycles;
  const prepare = async () => {
    await loadPages();
    look(name);
    await judged();
    refuseSpoiled(name);
  };
  const timeouts = { bootstrap: limit, mount: limit, unmount: limit };
  return { bootstrap, mount, unmount, timeouts, prepare, root: loadRootComponent };
}

interface FailedRootProps {
  name: string;
  error: Error;
}

/** Stands where the whole root of a remote failed, which its page boundary could not keep. */
function FailedRoot({ name, error }: FailedRootProps) {
  React.useEffect(() => failMain(name, error, () => recoverRemote(name)), [name, error]);
  return null;
}
