import { headline, say } from '../bootstrap/say.mjs';
import { call, giveUpRefused } from './client.mjs';

/** The pointers of a part, in one line. */
export function describe({ stable, canary, canary_share, last_good }) {
  const parts = [`stable ${stable}`];
  if (canary) parts.push(`canary ${canary} (${canary_share} %)`);
  if (last_good) parts.push(`last good ${last_good}`);
  return parts.join(' · ');
}

/** Moves a channel, seen the state as it is now; ends the program with the site's own words if it may not. */
export async function move(site, remote, verb, body) {
  try {
    const { remotes } = await call(site, 'GET', `/releases?remote=${encodeURIComponent(remote)}`);
    const revision = remotes[0]?.revision ?? 0;
    const state = await call(site, 'POST', `/channels/${encodeURIComponent(remote)}/${verb}`, {
      ...body,
      revision,
    });
    headline(`${remote}: ${describe(state)}`);
    say(`  ${site.address} serves it from the next page view on.`);
  } catch (error) {
    giveUpRefused(error, `${remote} stays as it was.`);
  }
}
