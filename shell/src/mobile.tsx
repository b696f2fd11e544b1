import { installUi } from '@harbor/runtime';
import { MobileProviders, PageSkeleton } from '@harbor/ui/mobile';
import { MobileShell } from './mobile/MobileShell';
import { mountShell } from './mount';

/** Starts the mobile site. */
export function start(): void {
  installUi({ Providers: MobileProviders, Loading: PageSkeleton });
  mountShell(
    <MobileProviders>
      <MobileShell />
    </MobileProviders>,
  );
}
