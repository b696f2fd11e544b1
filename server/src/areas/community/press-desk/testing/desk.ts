import { randomUUID } from 'node:crypto';
import type { BodyOf, DeskPress } from '@harbor/contract';
import { type TestApp, testApp } from '../../../../testing/app';
import { addTag, pressAreas } from '../../press/testing/press';

/** What a new article is sent. */
export type NewPress = BodyOf<'POST /staff/press/create'>;

const sentence = '把十七条意见先分成三类，再从最容易说清楚的一类开始动手，每改一处就在回复里写明页码。';

/** A text that is long enough for an article. */
export const longText = (letters = 650): string =>
  `<h2>先分类</h2><p>${sentence.repeat(Math.ceil(letters / sentence.length))}</p>`;

/** What the desk does with an article; in full, as who looks for the test of a call looks for them. */
export const articleCalls = {
  save: 'POST /staff/press/save/:id',
  publish: 'POST /staff/press/publish/:id',
  unschedule: 'POST /staff/press/unschedule/:id',
  offline: 'POST /staff/press/offline/:id',
  correct: 'POST /staff/press/correct/:id',
  restore: 'POST /staff/press/restore/:id',
  delete: 'POST /staff/press/delete/:id',
  pin: 'POST /staff/press/pin/:id',
  unpin: 'POST /staff/press/unpin/:id',
} as const;

/** The desk with somebody who may edit. */
export interface PressDesk {
  site: TestApp;
  staff: { id: number; token: string };
  tag: number;
  document(more?: Partial<NewPress>): NewPress;
  create(more?: Partial<NewPress>): Promise<DeskPress>;
  save(of: DeskPress, more?: Partial<NewPress>): ReturnType<PressDesk['act']>;
  act(
    name: Exclude<keyof typeof articleCalls, 'pin' | 'unpin'>,
    of: Pick<DeskPress, 'id' | 'revision'>,
    more?: object,
  ): Promise<{ status: number; msg: string; data: DeskPress; errors: Record<string, string[]> }>;
  detail(id: number): Promise<DeskPress>;
}

/** Opens a site for tests of the desk. */
export async function openPressDesk(): Promise<PressDesk> {
  const site = await testApp({ areas: [...pressAreas] });
  const staff = await site.user({ roles: ['operations'], nickname: '编辑' });
  const { token } = staff;
  const tag = await addTag(site.core.db);
  const document = (more: Partial<NewPress> = {}): NewPress => ({
    ...{
      type: 2,
      title: '十七条意见先分类',
      desc: '先分类，再动稿子。',
      cover: '/media/demo/press/cover.svg',
    },
    ...{ content: longText(), is_original: true, source: '学术港编辑部', source_url: '', author: '林一' },
    ...{ special_id: null, tags: [tag], service_goods: [], seo: { title: '', desc: '', keywords: ['审稿'] } },
    ...more,
  });
  const act: PressDesk['act'] = (name, { id, revision }, more = {}) =>
    site.call(articleCalls[name], {
      token,
      params: { id },
      body: { revision, ...more } as never,
    }) as never;
  return {
    site,
    staff,
    tag,
    document,
    act,
    async create(more) {
      const body = document(more);
      const { data } = await site.call('POST /staff/press/create', {
        token,
        body,
        idempotencyKey: randomUUID(),
      });
      return data;
    },
    save: (of, more) => act('save', of, { ...of.document, ...more }),
    detail: async (id) => (await site.call('GET /staff/press/detail/:id', { token, params: { id } })).data,
  };
}
