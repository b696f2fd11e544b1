import { type ComponentType, Fragment, type ReactNode } from 'react';

/** What the shell installs for every React root of the platform. */
export interface RemoteUi {
  /** Theme and language of the component library, around every root. */
  Providers: ComponentType<{ children: ReactNode }>;
  /** Stands in the main area while a page's code is on its way. */
  Loading: ComponentType;
}

function Nothing() {
  return null;
}

/** The look of remotes; bare until the shell installs its own. */
export const ui: RemoteUi = { Providers: Fragment, Loading: Nothing };

/** Installs the look of remotes; before `startApplications`. */
export function installUi(next: Partial<RemoteUi>): void {
  Object.assign(ui, next);
}
