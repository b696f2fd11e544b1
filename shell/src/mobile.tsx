import { installUi } from '@harbor/runtime';
import { MobileProviders, PageSkeleton } from '@harbor/ui/mobile';
import { MobileShell } from './mobile/MobileShell';
import { mountShell } from './mount';

/** The whole mobile site but the pages of remotes. */
export function chrome() {
  installUi({ Providers: MobileProviders, Loading: PageSkeleton });
  return (
    <MobileProviders>
      <MobileShell />
    </MobileProviders>
  );
}

/** Starts the mobile site. */
export function start(): void {
  mountShell(chrome());
}
