import { isDeepStrictEqual } from 'node:util';
import type { Document, SpecRow } from './document';

const labels: Partial<Record<keyof Document, string>> = {
  category_id: '分类',
  title: '标题',
  subtitle: '副标题',
  pictures: '图片',
  price_mode: '计价方式',
  unit: '计价单位',
  origin_price_fen: '划线价',
  form_no: '信息表',
  tags: '标签',
  is_hot: '首页推荐',
  detail: '服务说明',
  suitable_for: '适合谁',
  included: '包含内容',
  not_included: '不包含内容',
  steps: '服务流程',
  faq: '常见问题',
  refund_rules: '退款规则',
};

const longest = 400;
const yuan = (fen: number) => `¥${(fen / 100).toFixed(fen % 100 === 0 ? 0 : 2)}`;
const termsOf = ({ name, description, days, revisions }: Omit<SpecRow, 'id' | 'price_fen'>) =>
  JSON.stringify([name, description, days, revisions]);

type Wanted = Omit<SpecRow, 'id' | 'stock'> & { id?: number | undefined };

function specChanges(before: readonly SpecRow[], after: readonly Wanted[]): string[] {
  const said: string[] = [];
  for (const spec of after) {
    const old = before.find(({ id }) => id === spec.id);
    if (!old) said.push(`新增规格「${spec.name}」`);
    else {
      if (old.price_fen !== spec.price_fen)
        said.push(`「${spec.name}」价格 ${yuan(old.price_fen)} → ${yuan(spec.price_fen)}`);
      if (termsOf({ ...old }) !== termsOf({ ...spec, stock: null })) said.push(`规格「${spec.name}」的内容`);
    }
  }
  for (const old of before) if (!after.some(({ id }) => id === old.id)) said.push(`停售规格「${old.name}」`);
  return said;
}

/** What a save changed, in words for the log; empty for nothing. Pure. */
export function changesOf(
  before: Document,
  after: Omit<Document, 'specs'> & { specs: readonly Wanted[] },
): string {
  const fields = (Object.keys(labels) as (keyof Document)[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
  const words = fields.map((field) => labels[field] ?? '');
  const said = [...(words.length > 0 ? [words.join('、')] : []), ...specChanges(before.specs, after.specs)];
  const text = said.join('；');
  return text.length > longest ? `${text.slice(0, longest)}……` : text;
}
