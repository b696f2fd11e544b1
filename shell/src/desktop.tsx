import { installUi } from '@harbor/runtime';
import { DesktopProviders, PageSkeleton } from '@harbor/ui/desktop';
import { DesktopShell } from './desktop/DesktopShell';
import { mountShell } from './mount';

/** The whole desktop site but the pages of remotes. */
export function chrome() {
  installUi({ Providers: DesktopProviders, Loading: PageSkeleton });
  return (
    <DesktopProviders>
      <DesktopShell />
    </DesktopProviders>
  );
}

/** Starts the desktop site. */
export function start(): void {
  mountShell(chrome());
}
