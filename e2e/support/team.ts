import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect } from '@playwright/test';
import { pack } from 'tar-stream';
import { issueToken, type Token } from './api';

/** What a publish answered. */
export interface ReleaseAnswer {
  status: number;
  msg: string;
}

/** Where the pointers of a part stand. */
interface State {
  revision: number;
  stable: string;
  canary: string | null;
  last_good: string | null;
}

/** One line of the audit trail. */
interface Move {
  action: string;
  from_version: string;
  to_version: string;
  moved_by: string;
}

/** Who releases one part of the site. */
export interface Team {
  /** Of its calls. */
  headers: Record<string, string>;
  /** @param files by path, `release.json` among them */
  release(version: string, files: Record<string, string | Buffer>, canary?: number): Promise<ReleaseAnswer>;
  state(): Promise<State>;
  /** The newest first. */
  moves(): Promise<Move[]>;
}

async function packOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, Buffer.from(content));
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return gzipSync(Buffer.concat(chunks));
}

const bearer = ({ token_type, token }: Token) => ({
  authorization: `${token_type} ${token}`,
  'x-requested-with': 'XMLHttpRequest',
});

/** Forms a team: staff issue a token for its part. */
export async function openTeam(request: APIRequestContext, remote: string): Promise<Team> {
  const headers = bearer({ token_type: 'Bearer', token: await issueToken(request, remote) });

  async function ask<T>(address: string): Promise<T> {
    const answer = await request.get(`/api/platform${address}`, { headers });
    expect(answer.status()).toBe(200);
    return (await answer.json()).data;
  }

  return {
    headers,
    async release(version, files, canary) {
      const buffer = await packOf(files);
      const answer = await request.post('/api/platform/releases', {
        headers,
        // The gate draws every public page of the part on both platforms: many minutes for many pages on a slow machine.
        timeout: 240_000,
        multipart: {
          remote,
          version,
          ...(canary !== undefined && { canary: String(canary) }),
          pack: { name: 'pack.tar.gz', mimeType: 'application/gzip', buffer },
        },
      });
      return { status: answer.status(), msg: (await answer.json()).msg };
    },
    async state() {
      const { remotes } = await ask<{ remotes: State[] }>(`/releases?remote=${remote}`);
      const [part] = remotes;
      if (!part) throw new Error(`${remote} has no release`);
      return part;
    },
    moves: async () => (await ask<{ data: Move[] }>(`/moves?remote=${remote}`)).data,
  };
}
