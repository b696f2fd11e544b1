import { installUi } from '@harbor/runtime';
import { DesktopProviders, PageSkeleton } from '@harbor/ui/desktop';
import { DesktopShell } from './desktop/DesktopShell';
import { mountShell } from './mount';

/** Starts the desktop site. */
export function start(): void {
  installUi({ Providers: DesktopProviders, Loading: PageSkeleton });
  mountShell(
    <DesktopProviders>
      <DesktopShell />
    </DesktopProviders>,
  );
}
