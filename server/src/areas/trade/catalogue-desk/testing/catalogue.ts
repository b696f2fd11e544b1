import type { BodyOf } from '@harbor/contract';
import type { TestApp } from '../../../../testing/app';

export type NewService = BodyOf<'POST /staff/catalogue/services/create'>;

let made = 0;

/** A picture of the catalogue that is only an address. @returns the one of its page */
export async function addPicture(site: TestApp): Promise<string> {
  made += 1;
  const path = `/media/uploads/catalogue/2026/11/P${made}.webp`;
  await site.core.db
    .insertInto('goods_pictures')
    .values({
      ...{ id: `P${made}`, path, card_path: path.replace('.webp', '-card.webp'), size: 10 },
      created_at: new Date(site.clock.now()),
    })
    .execute();
  return path;
}

/** Everything that a service needs for the shelf, in a category. */
export const wholeService = (
  category_id: number,
  picture: string,
  more: Partial<NewService> = {},
): NewService => ({
  category_id,
  title: '英文论文语言校订',
  subtitle: '逐句校订，写明理由',
  pictures: [picture],
  price_mode: 1,
  unit: '份',
  origin_price_fen: 0,
  form_no: 17,
  tags: ['修订模式'],
  is_hot: false,
  detail: '由同领域编辑校订语言。\n\n## 怎么做\n- 先通读\n- 再逐句校订',
  suitable_for: ['准备投稿的作者'],
  included: ['两轮校订'],
  not_included: ['改动数据'],
  steps: [{ title: '上传稿件', description: '' }],
  faq: [],
  refund_rules: [{ stage: '未开始', rule: '全额退' }],
  specs: [
    { name: '标准', description: '', price_fen: 10_000, days: 5, revisions: 1, stock: 5 },
    { name: '加急', description: '', price_fen: 18_000, days: 2, revisions: 1, stock: null },
  ],
  ...more,
});
