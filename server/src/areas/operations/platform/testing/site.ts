import { rmSync } from 'node:fs';
import { type TestApp, type TestAppOptions, testApp } from '../../../../testing/app';
import { issueToken } from '../tokens';
import { type MadeBuild, makeBuild, packBuild, writeWorkspace } from './builds';

/** What a publish answered. */
export interface PublishAnswer {
  status: number;
  msg: string;
  /** By what the gate holds against it. */
  errors: Record<string, string[]>;
}

/** A site with a shell and a shop, and a hand to release with. */
export interface PlatformSite extends TestApp {
  workspace: string;
  token(...remotes: string[]): Promise<string>;
  publish(build: MadeBuild, how: PublishHow): Promise<PublishAnswer>;
  /** One page view; cookies are kept in `jar`. */
  view(jar: Map<string, string>, path?: string): Promise<Record<string, string>>;
  state(
    remote: string,
  ): Promise<{ revision: number; stable: string; canary: string | null; last_good: string | null }>;
}

interface PublishHow {
  token: string;
  fields?: Record<string, string>;
  pack?: Buffer;
}

/** Body of a publish: fields first, then the pack. */
export function publishBody(fields: Record<string, string>, pack: Buffer) {
  const boundary = 'harbor-test-boundary';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="pack"; filename="pack.tar.gz"\r\ncontent-type: application/gzip\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(parts.join('') + file),
      pack,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}

/** Opens a site whose first releases are test builds; close it in `afterAll`. */
export async function platformSite(options: TestAppOptions = {}): Promise<PlatformSite> {
  const workspace = writeWorkspace([
    makeBuild({ remote: 'shell' }),
    makeBuild({ remote: 'mf-shop' }),
    makeBuild({ remote: 'mf-news' }),
  ]);
  const site = await testApp({ areas: ['platform'], full: true, draws: true, builds: workspace, ...options });
  return {
    ...site,
    workspace,
    async token(...remotes) {
      return (await issueToken(site.core, { name: remotes.join(), remotes }, { name: '测试' })).token;
    },
    async publish(build, { token, fields = {}, pack }) {
      const { name: remote, version } = build.release;
      const body = publishBody({ remote, version, ...fields }, pack ?? (await packBuild(build)));
      const response = await site.app.inject({
        method: 'POST',
        url: '/api/platform/releases',
        headers: {
          ...body.headers,
          'x-requested-with': 'XMLHttpRequest',
          authorization: `Bearer ${token}`,
        },
        payload: body.payload,
      });
      const { msg, data } = response.json();
      return { status: response.statusCode, msg, errors: data?.errors ?? {} };
    },
    async view(jar, path = '/') {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await site.app.inject({ method: 'GET', url: path, headers: { cookie } });
      for (const { name, value } of response.cookies) jar.set(name, value);
      const snapshot = JSON.parse(/__HARBOR__=(.*);\n/.exec(response.body)?.[1] ?? '{}');
      const remotes: { name: string; version: string }[] = snapshot.remotes ?? [];
      const versions = Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
      return { shell: snapshot.shell?.version, set: snapshot.release, ...versions };
    },
    state: (remote) =>
      site.core.db
        .selectFrom('release_channels')
        .selectAll()
        .where('remote', '=', remote)
        .executeTakeFirstOrThrow(),
    async close() {
      await site.close();
      rmSync(workspace, { recursive: true, force: true });
    },
  };
}
