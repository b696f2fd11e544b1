import { claimRefused } from '../../support/claim-refused';
import { addresses, filesBehind, releaseOf } from '../../support/releases';

// On the phone every shared component belongs to the frame, which integrity.spec.ts tampers with.
claimRefused({
  what: 'a shared component of the shell',
  path: '/login',
  remote: 'mf-account',
  files: async ({ request }) => {
    const [shell, account] = await Promise.all([
      releaseOf(request, 'shell'),
      releaseOf(request, 'mf-account'),
    ]);
    const { js, shares } = shell.base.desktop;
    const frame = new Set([...js, ...filesBehind(shell, shares)]);
    const behind = filesBehind(shell, account.pages['features/login/LoginPage']?.shares ?? []).filter(
      (file) => !frame.has(file),
    );
    return addresses(shell, behind.slice(0, 1));
  },
});
