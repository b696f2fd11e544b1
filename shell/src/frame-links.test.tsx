import { renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { MobileProviders } from '@harbor/ui/mobile';
import { screen } from '@testing-library/react';
import { DesktopShell } from './desktop/DesktopShell';
import { MobileShell } from './mobile/MobileShell';
import { site } from './testing/routes';
import { settledFrame } from './testing/settled';

const frames = {
  desktop: { shell: <DesktopShell />, wrapper: DesktopProviders },
  mobile: { shell: <MobileShell />, wrapper: MobileProviders },
};

const situations = (['desktop', 'mobile'] as const).flatMap((platform) =>
  (['/', '/404/', '/goodsdetail/5', '/forumindex/', '/myinfo/'] as const).flatMap((path) =>
    ([undefined, 'buyer', 'teacher'] as const).map((session) => ({ platform, path, session })),
  ),
);

test.each(situations)(
  '$platform, $path, $session: routes.json names every link of the frame',
  async ({ platform, path, session }) => {
    const { shell, wrapper } = frames[platform];
    const { routeSource, unsettled } = settledFrame(platform, path);
    renderPage(shell, { platform, path, session, wrapper, snapshot: { ...site, routeSource } });
    if (path === '/') await screen.findAllByRole('heading');
    expect([...unsettled]).toEqual([]);
  },
);
