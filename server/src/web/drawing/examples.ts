import { api, type RouteEntry } from '@harbor/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connect';
import { callOf } from '../../http/call-of';
import { internalHeaders } from '../../http/internal';
import { contributions } from '../../manifest';

/** What a page is about that the site has nothing for: it shows what a visitor with an old link sees. */
const nothing = '1';

const keys = Object.keys(api);

/** The newest value for which a public call has an answer. @param name of its query, for a call that takes the value there */
async function publicValue(
  root: FastifyInstance,
  db: Db,
  call: string,
  name?: string,
): Promise<string | undefined> {
  const example = contributions('examples').find((one) => one.call === call);
  for (const value of (await example?.newest(db)) ?? []) {
    const said = encodeURIComponent(value);
    const asked = call.slice('GET '.length).replace(/:\w+/, said);
    const path = name ? `${asked}?${name}=${said}` : asked;
    const answer = await root.inject({ url: `/api/applet${path}`, headers: internalHeaders });
    if (answer.statusCode === 200) return value;
  }
  return undefined;
}

/** Finds addresses for routes with parameters, from the site's own data: each call is asked once. */
export class Examples {
  private readonly values = new Map<string, Promise<string | undefined>>();

  constructor(
    private readonly root: FastifyInstance,
    private readonly db: Db,
  ) {}

  private valueOf(call: string, name?: string): Promise<string | undefined> {
    const known = this.values.get(call) ?? publicValue(this.root, this.db, call, name);
    this.values.set(call, known);
    return known;
  }

  /**
   * An address at which a route shows something. What its parameters may be is said by the calls that it inlines; where
   * none does, or the site has no such thing yet, it is the address of something that is missing: the page is to be drawn
   * for that as well, and a site that is still empty would otherwise let everything pass.
   */
  async pathOf({ path, queries = [] }: RouteEntry): Promise<string> {
    const values = new Map<string, string>();
    for (const query of queries) {
      const call = callOf(query, keys);
      const inQuery = call?.taken.find(({ from }) => from.startsWith(':'));
      const fill = inQuery?.from ?? call?.fills[0] ?? '';
      const value = call && fill.startsWith(':') ? await this.valueOf(call.key, inQuery?.name) : undefined;
      if (value !== undefined) values.set(fill.slice(1), value);
    }
    return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? nothing));
  }
}
