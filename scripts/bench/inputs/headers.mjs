import { deviceOf } from '../../../server/src/areas/identity/auth/device.ts';
import {
  readOverrides,
  readPin,
  readVisitor,
} from '../../../server/src/areas/operations/platform/choice/cookies.ts';
import { makeBuild, route } from '../../../server/src/areas/operations/platform/testing/builds.ts';
import { longestUserAgent } from '../../../server/src/http/user-agent.ts';
import { findRoute } from '../../../server/src/web/find-route.ts';
import { platformOf } from '../../../server/src/web/platform.ts';
import { fill } from './shapes.mjs';
import { ask, askRaw } from './wire.mjs';

/** Node takes 16 KB of headers, address included. */
const longest = 15_500;

const agents = [
  ...[
    'Mozilla/5.0 ',
    'Mobile',
    'Android',
    'Android 1.1;',
    'Windows NT ',
    'Mac OS X 1_',
    'Chrome/1.',
    'Version/1.0 ',
  ],
  ...['(', 'a/1 ', 'iPhone; ', ' ', 'MicroMessenger/', 'Safari', 'Mobile Safari', 'like Gecko', 'Opera', 'x'],
];
const values = [
  'a=b; ',
  '; ',
  ';',
  'harbor_platform=',
  'harbor_set=a!b!c~d!',
  '=',
  ' ',
  ',',
  'zh;q=0.1,',
  '*',
  'gzip,',
  '"',
  '%',
];
const paths = [
  '/',
  'a',
  '%41',
  '%',
  '/a',
  '/.',
  '/..',
  ':',
  '%2f',
  '?',
  '&a=b',
  '?a[]=1',
  ';a=b',
  '#',
  '//',
  '%e4%b8%ad',
  '+',
  'a=b&',
];

/** What comes before a body: addresses, queries and headers. */
export async function* headers(site) {
  const token = (await site.user()).token;
  const open = { authorization: `Bearer ${token}` };
  const names = [
    'user-agent',
    'cookie',
    'accept-language',
    'accept-encoding',
    'authorization',
    'idempotency-key',
  ];
  for (const name of [
    ...names,
    'range',
    'if-none-match',
    'x-forwarded-for',
    'origin',
    'content-type',
    'referer',
  ])
    yield {
      input: `the header ${name}`,
      shapes: [...(name === 'user-agent' ? agents : values)].map((piece) => [
        JSON.stringify(piece),
        () =>
          ask(site.url, {
            path: '/api/applet/user/info',
            headers: { ...open, [name]: fill(piece, longest - 200).trim() || 'x' },
          }),
      ]),
    };
  yield {
    input: 'many headers',
    shapes: [
      [
        'as many as fit',
        () =>
          askRaw(
            site.url,
            `GET /api/applet/get_links HTTP/1.1\r\nhost: a\r\n${fill('a:b\r\n', longest)}\r\n\r\n`,
          ),
      ],
    ],
  };
  yield {
    input: 'the name of a browser, read',
    shapes: agents.map((piece) => {
      const agent = fill(piece, longestUserAgent);
      return [JSON.stringify(piece), () => [deviceOf(agent), platformOf(agent, undefined)]];
    }),
  };
  const { settings } = site.core;
  yield {
    input: 'cookies, read by a page',
    shapes: values.map((piece) => {
      const cookie = fill(piece, longest);
      return [
        JSON.stringify(piece),
        () => [
          platformOf('', cookie),
          readVisitor(settings, cookie),
          readPin(settings, cookie, 'x'),
          readOverrides(settings, cookie, 0),
        ],
      ];
    }),
  };
  for (const [input, before] of [
    ['an address of the API', '/api/applet/service/detail/'],
    ['a query of a search', '/api/applet/hot_post/search?keywords='],
    ['a query of a visit', '/api/applet/find/count?url=http://localhost:8080/'],
    ['an address of a picture', '/media/uploads/'],
    ['any address', '/'],
  ])
    yield {
      input,
      shapes: paths.map((piece) => {
        const path = before + fill(piece, longest - before.length);
        return [
          JSON.stringify(piece),
          () => askRaw(site.url, `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`),
        ];
      }),
    };
  const set = (remote) =>
    makeBuild({ remote, routes: Array.from({ length: 60 }, (_, i) => route(`/${remote}-${i}/:a/:b`)) })
      .release;
  const releases = {
    shell: set('shell'),
    remotes: ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e', 'mf-f'].map(set),
  };
  yield {
    input: 'an address of a page, found',
    shapes: paths.flatMap((piece) =>
      [fill(piece, longest), `${fill(piece, longest)}x`].map((rest) => [
        JSON.stringify(`${piece}${rest.at(-1)}`),
        () => findRoute(releases, 'desktop', `/${rest}`),
      ]),
    ),
  };
}
