// `npm run releases [-- mf-services]`: versions, channels, share of views and error rate of every part.
import { checkNode } from './bootstrap/install.mjs';
import { headline, say } from './bootstrap/say.mjs';
import { call, giveUpRefused } from './platform/client.mjs';
import { readOptions, siteOf } from './platform/options.mjs';
import { table } from './platform/table.mjs';

const usage = 'npm run releases -- [part] [--hours 24] [--site URL] [--token hdt_…]';
const percent = (part) => (part === null ? '–' : `${(part * 100).toFixed(1)} %`);

function channelsOf(release, part) {
  const names = release.channels.map((name) => (name === 'canary' ? `canary ${part.canary_share} %` : name));
  if (release.withdrawn) names.push('withdrawn');
  if (!release.available) names.push('files gone');
  return names.join(', ');
}

checkNode();
const { words, hours = '24', ...options } = readOptions({ hours: { type: 'string' } }, usage);
const query = new URLSearchParams({ hours, ...(words[0] && { remote: words[0] }) });
const site = siteOf(options);
try {
  const { remotes } = await call(site, 'GET', `/releases?${query}`);
  for (const part of remotes) {
    headline(`${part.remote} · ${part.owner}`);
    if (part.held) say(`✗ ${part.held.version} fails and was left in service: ${part.held.reason}`);
    const rows = part.releases.map((release) => [
      release.version,
      channelsOf(release, part),
      percent(release.view_share),
      percent(release.error_rate),
      release.published_at.slice(0, 16).replace('T', ' '),
      release.published_by,
      release.note.split('\n')[0].slice(0, 40),
    ]);
    say(table(['version', 'channels', 'views', 'errors', 'published', 'by', 'note'], rows));
  }
  say(`\nViews and errors of the last ${hours} h at ${site.address}`);
} catch (error) {
  giveUpRefused(error, 'The releases cannot be listed.');
}
